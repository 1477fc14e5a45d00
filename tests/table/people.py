"""How a person plays each listed game."""

from tests.games.ninjutsu.table.person import NinjutsuPerson
from tests.games.oboro.table.person import OboroPerson
from tests.games.taisen.table.person import TaisenPerson
from tests.games.wataah.table.person import WataahPerson
from tests.table.person import Person

PEOPLE: dict[str, Person] = {
    person.game: person for person in (WataahPerson(), TaisenPerson(), OboroPerson(), NinjutsuPerson())
}
