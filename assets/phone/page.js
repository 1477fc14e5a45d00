"use strict";
// The page of one seat. It shows what the table sends and sends numbers of offers; it knows no rules.
const $ = id => document.getElementById(id);
const make = (tag, cls, text) => {
  const e = document.createElement(tag);
  if (cls) e.className = cls;
  if (text !== undefined) e.textContent = text;
  return e;
};
const kept = (() => { try { return window.localStorage; } catch { return {}; } })();
const tab = (() => { try { return window.sessionStorage; } catch { return {}; } })();
const key = new URLSearchParams(location.hash.slice(1));
let words = {}, page = null, talk = null, tries = 0, timer = 0, shut = false, waiting = false, heard = 0;
let seat = key.get("s") || tab.seat || "", room = key.get("r") || tab.room || "", word = "";
let path = [], held = null, hints = [], due = null, chose = 0, lost = 0;
if (room) tab.room = room;
let language = kept.language || (navigator.language || "en").slice(0, 2);

const say = (name, values = {}) => {
  const text = (words[language] || words.en || {})[name] || "";
  return text.replace(/\{(\w+)\}/g, (_, one) => values[one] ?? "");
};
const SILENT = 12000;                                  // ms without a word, beats included: the network is gone
const LATER = 2500;                                    // ms after which a player who goes on may have looked away
const buzz = pattern => { if (navigator.vibrate) navigator.vibrate(pattern); };

// Words, size and contrast

function translate() {
  document.documentElement.lang = language;
  for (const e of document.querySelectorAll("[data-say]")) e.textContent = say(e.dataset.say);
  for (const e of document.querySelectorAll("[data-label]")) e.setAttribute("aria-label", say(e.dataset.label));
  for (const select of document.querySelectorAll(".language"))
    select.replaceChildren(...Object.keys(words).map(code => {
      const option = make("option", "", words[code].own);
      option.value = code; option.lang = code; option.selected = code === language;
      return option;
    }));
}
function speak(code) {
  language = kept.language = code;
  translate();
  if (page) send({t: "speak", language});
}
for (const id of ["language", "doorlanguage"]) $(id).onchange = e => speak(e.target.value);
for (const id of ["large", "contrast"]) {
  $(id).checked = kept[id] === "1" || (id === "contrast" && kept[id] === undefined && matchMedia("(prefers-contrast: more)").matches);
  const follow = () => document.documentElement.classList.toggle(id, $(id).checked);
  $(id).onchange = () => { kept[id] = $(id).checked ? "1" : "0"; follow(); if (page) draw(); };
  follow();
}

// The talk with the table

function connect() {
  clearTimeout(timer);
  if (shut || (talk && talk.readyState < 2)) return;
  if (!seat && !room && !word) { askWord(); return; }
  heard = Date.now();
  talk = new WebSocket(`ws://${location.host}/talk`);
  talk.onopen = () => {
    send(seat ? {t: "return", token: seat, language} : room ? {t: "enter", room, language} : {t: "word", word, language});
  };
  talk.onmessage = e => { tries = 0; heard = Date.now(); gone(""); hear(JSON.parse(e.data)); };
  talk.onclose = e => closed(e.code);
}
setInterval(() => {                                   // a lost network closes nothing: neither side hears of it
  if (!talk || talk.readyState > 1 || Date.now() - heard < SILENT) return;
  talk.onopen = talk.onmessage = talk.onclose = null;
  talk.close();
  talk = null;
  closed(1006);
}, 1000);
function closed(code) {
  waiting = false;
  if (code === 4003) { shut = true; return gone(say("elsewhere"), true); }
  if (code === 4004) { forget(); shut = true; return gone(say("freed"), true); }
  if (code === 4005) { delete tab.watching; shut = true; return gone(say("no_watching"), true); }
  if (code === 4010 || code === 4011) { word = ""; askWord(); return toast(say(code === 4010 ? "wrong_word" : "no_more_words")); }
  if (code === 4001 && seat) { forget(); return connect(); }
  if (code === 4001) { room = ""; delete tab.room; askWord(); return toast(say("old_code")); }
  gone(say("looking"));
  timer = setTimeout(connect, Math.min(4000, 250 * 2 ** tries++));
}
function forget() { seat = ""; delete tab.seat; delete kept.own; page = null; history.replaceState(null, "", room ? "#r=" + room : "/"); }
function send(message) { if (talk && talk.readyState === 1) talk.send(JSON.stringify(message)); }
function gone(text, again = false) { $("gone").hidden = !text; $("gonetext").textContent = text; $("again").hidden = !again; }
$("again").onclick = () => { shut = false; gone(""); connect(); };
document.addEventListener("visibilitychange", () => { if (!document.hidden) connect(); });
addEventListener("online", connect);
addEventListener("pageshow", connect);

function hear(m) {
  if (m.t === "seat") {
    seat = tab.seat = m.token;
    kept.own = JSON.stringify({seat: m.seat, token: m.token});
    history.replaceState(null, "", "#s=" + seat);   // a reload, or the tab brought back tomorrow, finds the seat
    if (!page) seated(m.seat);
  } else if (m.t === "lobby") lobby(m);
  else if (m.t === "page") take(m);
  else if (m.t === "taken") { clearTimeout(lost); waiting = true; mark(); }
  else if (m.t === "held") { $("held").hidden = !m.text || !page; $("heldtext").textContent = m.text; $("goon").hidden = !m.go_on; }
  else if (m.t === "hint" && page && m.v === page.v) { hints = m.found; showHints(); }
  else if (m.t === "note") toast(m.text);
  else if (m.t === "refused") toast(say(m.why));
}
function take(m) {
  const mine = m.turn && (!page || !page.turn || (waiting && Date.now() - chose > LATER));
  if (held) { due = m; return; }                      // never take a card away from under the finger
  page = m; path = []; hints = []; waiting = false;
  $("held").hidden = true;
  if (m.language !== language && words[m.language]) { language = m.language; translate(); }
  draw();
  if (mine) buzz([60, 60, 60]);
}

// The door: the word, the name, the seats

function askWord() {
  $("game").textContent = "";
  show("wordform");
}
function show(what) {
  for (const one of ["wordform", "lobby", "seated"]) $(one).hidden = one !== what;
  $("door").hidden = false; $("table").hidden = true;
}
function seated(n) {                                  // until the table has dealt
  $("seated").querySelector("img")?.remove();
  $("seated").prepend(crest(n));
  show("seated");
}
$("wordform").onsubmit = e => { e.preventDefault(); word = $("word").value; if (word) connect(); };
function ownSeat() { try { return JSON.parse(kept.own); } catch { return null; } }   // of a tab that was closed
function comeBack(token) { seat = token; talk.onclose = null; talk.close(); talk = null; connect(); }
function lobby(m) {
  if (tab.watching && m.watch) return send({t: "watch"});   // back after a reload or a lost network
  const own = ownSeat();
  page = null;
  show("lobby");
  $("game").textContent = m.title;
  $("name").value = $("name").value || kept.name || "";
  $("watch").hidden = !m.watch;
  $("chairs").replaceChildren(...m.seats.map((one, n) => {
    const b = make("button", "plate chair"), mine = one.taken && own && own.seat === n;
    b.append(crest(n), make("b", "", one.name), make("small", "", say(!one.phone ? "not_for_phones" : mine ? "own_seat" : one.taken ? "taken_seat" : "free_seat")));
    b.disabled = !one.phone || (one.taken && !mine);
    b.dataset.seat = n;
    b.onclick = mine ? () => comeBack(own.token) : () => { kept.name = $("name").value; send({t: "claim", seat: n, name: $("name").value}); };
    return b;
  }));
}
$("watch").onclick = () => { tab.watching = "1"; send({t: "watch"}); };

// The table

const crest = n => { const e = make("img", "crest"); e.src = `/art/crest-${n}.png`; e.alt = ""; e.draggable = false; return e; };
const painted = new Map();                            // names of pictures, and under which address each was found
function load(url, show, again = 0) {                 // the table draws its pictures one by one: ask again until it is there
  if (painted.has(url)) return show(painted.get(url));
  const picture = new Image();
  picture.onload = () => { painted.set(url, picture.src); show(picture.src); };
  picture.onerror = () => setTimeout(() => { if (again < 20) load(url, show, again + 1); }, 700);
  picture.src = again ? `${url}?${again}` : url;
}
const paint = (e, url) => load(url, at => { e.classList.add("drawn"); e.style.backgroundImage = `url("${at}")`; });
function face(n) {                                    // a computer's; its crest until it is drawn
  const e = crest(n), name = page.faces && page.faces[n];
  if (name) load(`/art/${name}.png`, at => { e.src = at; e.classList.add("face"); });
  return e;
}
function cardOf(c) {
  const e = make(c.id ? "button" : "div", "card");
  if (c.id) e.dataset.id = c.id;
  if (c.turned) e.classList.add("turned");
  if (c.label) e.append(make("span", "face", c.label));
  if (c.art) paint(e, `/art/${page.game}/${c.art}`);
  if (c.label) { e.setAttribute("aria-label", c.mark ? `${c.label}, ${c.mark}` : c.label); if (!c.id) e.setAttribute("role", "img"); }
  if (c.seat !== undefined) e.append(crest(c.seat));
  if (c.mark) e.append(make("span", "tag", c.mark));
  if (c.id) e.cardData = c;
  return e;
}
function rowOf(r) {
  const e = make("div", "row " + (r.kind && r.kind !== "row" ? r.kind : "plain"));
  if (r.id) { e.dataset.id = r.id; e.setAttribute("role", "button"); e.tabIndex = 0; e.setAttribute("aria-label", r.label); }
  const line = make("div", "cards");
  line.append(...r.cards.map(cardOf));
  if (r.label || r.value) { const cap = make("div", "caption"); cap.append(make("span", "", r.label)); if (r.value) cap.append(make("b", "", r.value)); e.append(cap); }
  if (r.cards.length) e.append(line);
  return e;
}
function plateOf(p, n) {
  const e = make("div", "plate" + (p.active ? " active" : ""));
  if (p.id) { e.dataset.id = p.id; e.setAttribute("role", "button"); e.tabIndex = 0; }
  const head = make("div", "head");
  head.append(face(n), make("b", "", p.name));
  if (p.score) head.append(make("span", "score", p.score));
  e.append(head);
  if (p.facts && p.facts.length) e.append(make("small", "", p.facts.join(" · ")));
  if (p.rows) for (const r of p.rows) e.append(rowOf(r));
  if (p.notes) e.append(make("small", "", p.notes.join(" · ")));
  return e;
}
function boardOf(b) {
  const e = make("div", "board " + (b.kind || "squares"));
  e.style.setProperty("--columns", b.columns);
  e.style.setProperty("--lines", Math.ceil(b.cells.length / b.columns));
  e.append(...b.cells.map(c => {
    const cell = make(c.id ? "button" : "div", "cell " + (c.kind || "") + (c.walls ? " " + [...c.walls].map(w => "wall-" + w).join(" ") : ""));
    if (c.id) {
      cell.dataset.id = c.id; cell.dataset.name = c.label || "";
      cell.setAttribute("aria-label", [c.label, ...(c.pieces || []).map(p => p.label)].filter(Boolean).join(", "));
    } else cell.append(make("i", "number", c.label));
    (c.pieces || []).forEach((p, i) => {
      const one = cardOf(p);
      one.classList.replace("card", "piece");
      if (c.id) { one.removeAttribute("role"); one.setAttribute("aria-hidden", "true"); }
      one.style.setProperty("--i", i);
      if (p.seat !== undefined) one.dataset.seat = p.seat;
      cell.append(one);
    });
    return cell;
  }));
  return e;
}
function draw() {
  $("door").hidden = true; $("table").hidden = false;
  document.body.dataset.game = page.game;
  document.body.classList.toggle("over", !!page.over);
  const watching = page.seat < 0, me = watching ? null : page.plates[page.seat];
  $("when").textContent = (page.when || page.title).replaceAll(" ·", "\u00a0·");   // no line begins with a dot
  $("me").replaceChildren();
  if (me) { $("me").append(crest(page.seat)); if (page.dial) $("me").append(make("b", "dial" + (page.dial[0] > page.dial[1] ? " over" : ""), `${page.dial[0]}/${page.dial[1]}`)); $("me").append(make("b", "name", me.name)); if (me.score) $("me").append(make("b", "score", me.score)); }
  const count = page.plates.length;
  const order = watching ? page.plates.map((_, n) => n) : Array.from({length: count - 1}, (_, n) => (page.seat + 1 + n) % count);
  const columns = watching ? 2 : Math.min(order.length, 3);
  $("plates").style.setProperty("--count", columns);
  $("plates").dataset.count = columns;
  $("plates").replaceChildren(...order.map(n => plateOf(page.plates[n], n)));
  const felt = [];
  if (page.board) felt.push(boardOf(page.board));
  felt.push(...(page.rows || []).map(rowOf));
  if (me && me.facts && me.facts.length) felt.push(make("p", "facts", me.facts.join(" · ")));
  if (me && me.rows) { const mine = make("div", "mine"); mine.append(...me.rows.map(rowOf)); felt.push(mine); }
  $("felt").replaceChildren(...felt);
  $("hand").replaceChildren(...(page.hand || []).map(cardOf));
  $("hand").style.setProperty("--cards", (page.hand || []).length || 1);
  $("hand").hidden = !(page.hand || []).length;
  $("log").replaceChildren(...[...(page.log || [])].reverse().map(line => make("li", "", line)));
  $("felt").classList.remove("tight");
  tools();
  reach();
  mark();
}

// Choosing: a path of taps leads to an offer

const fits = (offer, way) => way.every((id, n) => offer.at[n] === id || (n === 0 && (offer.via || []).includes(id)));
const offers = () => page.offers || [];
const along = way => offers().map((o, n) => ({o, n})).filter(({o}) => fits(o, way));
const ends = way => along(way).filter(({o}) => o.at.length === way.length);
const nextIds = way => new Set(along(way).flatMap(({o}) => way.length ? [o.at[way.length]] : [o.at[0], ...(o.via || [])]).filter(Boolean));
const element = id => document.querySelector(`#table [data-id="${CSS.escape(id)}"]`);
function reach() {                                    // what cannot be tapped becomes a button
  for (const o of offers()) if (!(o.at || []).length || !o.at.every(element)) { o.at = []; o.via = []; }
}

function mark() {
  const turn = !!page.turn && !waiting, firsts = nextIds([]), nexts = path.length ? nextIds(path) : firsts;
  document.body.classList.toggle("turn", turn);
  document.body.classList.toggle("waiting", waiting);
  for (const e of document.querySelectorAll("#table [data-id]")) {
    const id = e.dataset.id, c = e.cardData;
    e.classList.toggle("can", turn && nexts.has(id));
    e.classList.toggle("up", path.includes(id));
    e.classList.toggle("cannot", !!(turn && c && !firsts.has(id) && !nexts.has(id)));
    e.setAttribute("aria-pressed", path.includes(id));
  }
  if (turn && !path.length) for (const box of ["felt", "plates"]) {   // on a small screen it may be scrolled away
    const first = $(box).querySelector(".can");
    if (first) first.scrollIntoView({block: "nearest"});
  }
  slip();
  const free = turn ? along([]).filter(({o}) => !o.at.length) : [];
  $("offers").replaceChildren(...free.map(({o, n}) => offerButton(o, n)));
  $("offers").hidden = !free.length;
  tighten();
}
function tighten() {                                  // high stacks on a small screen: all of them at once, without scrolling
  const felt = $("felt");
  if (felt.scrollHeight > felt.clientHeight) felt.classList.add("tight");
}
addEventListener("resize", () => { if (page) { $("felt").classList.remove("tight"); tighten(); } });
function offerButton(o, n) {
  const b = make("button", "offer" + (o.main || offers().length === 1 ? " main" : ""));
  b.append(make("span", "", o.say));
  if (o.help) b.append(make("small", "", o.help));
  b.dataset.n = n;
  if (o.throw) b.onclick = () => aim(o, n); else b.onclick = () => choose(n);
  return b;
}
function slip() {
  const s = $("slip"), picked = path.length ? ends(path) : [];
  s.className = page.over ? "over" : page.turn && !waiting ? "turn" : "wait";
  let heading = page.heading, duty = page.duty || "";
  const buttons = [];
  if (waiting) { heading = say("sent"); duty = ""; }
  else if (path.length) {
    const c = cardData(path[path.length - 1]);
    if (picked.length === 1) { heading = c && c.note ? c.note[0] : picked[0].o.say; duty = c && c.note ? c.note[1] : picked[0].o.help || ""; }
    else heading = c ? c.label : heading;
    buttons.push(...picked.map(({o, n}) => { const b = offerButton(o, n); if (picked.length === 1) { b.replaceChildren(make("span", "", say("do_it"))); } return b; }));   // the help is the duty
  }
  $("heading").textContent = heading; $("duty").textContent = duty; $("duty").hidden = !duty;
  $("picks").replaceChildren(...buttons); $("picks").hidden = !buttons.length;
}
function cardData(id) { const e = element(id); return e && e.cardData; }
function choose(n) {
  if (!page.turn || waiting) return;
  send({t: "move", v: page.v, n});
  waiting = true; path = []; chose = Date.now(); mark();
  wait();
}
function wait() {
  const v = page.v;
  clearTimeout(lost);
  lost = setTimeout(() => { if (waiting && page && page.v === v) { waiting = false; mark(); } }, 6000);   // choose again
}
function tap(id, e) {
  const c = e.cardData;
  if (!page.turn || waiting) { if (!page.over) toast(page.heading); return; }
  if (path.length && path[path.length - 1] === id) {
    const done = ends(path);
    if (done.length === 1 && !done[0].o.throw) return choose(done[0].n);
    path = []; return mark();
  }
  if (path.length && nextIds(path).has(id)) path = [...path, id];
  else if (nextIds([]).has(id)) path = [id];
  else {
    path = [];
    if (c && c.why) { toast(c.why); buzz(20); e.classList.add("shake"); setTimeout(() => e.classList.remove("shake"), 320); }
    return mark();
  }
  const done = ends(path), rest = along(path);
  if (path.length > 1 && done.length === 1 && rest.length === 1) return choose(done[0].n);
  mark();
}
function drop(id, at) {
  const under = document.elementFromPoint(at.x, at.y), to = under && under.closest("#table [data-id]");
  if (!page.turn || waiting) return;
  if (to && to.dataset.id !== id) {
    const done = ends([id, to.dataset.id]);
    if (done.length === 1) return choose(done[0].n);
  }
  const done = ends([id]);
  if (done.length === 1 && along([id]).length === 1 && at.far) return choose(done[0].n);
  const e = element(id);
  if (e && e.cardData && e.cardData.why) { toast(e.cardData.why); buzz(20); }
}
$("table").addEventListener("pointerdown", ev => {
  const e = ev.target.closest("[data-id]");
  if (!e || ev.button) return;
  held = {e, id: e.dataset.id, x: ev.clientX, y: ev.clientY, moved: false, hand: !!e.closest("#hand"), pointer: ev.pointerId};
});
addEventListener("pointermove", ev => {
  if (!held || ev.pointerId !== held.pointer) return;
  const dx = ev.clientX - held.x, dy = ev.clientY - held.y;
  if (!held.moved && Math.hypot(dx, dy) < 12) return;
  if (!held.moved && !held.hand && !held.e.classList.contains("can")) { held = null; release(); return; }
  if (!held.moved && held.hand && Math.abs(dx) > Math.abs(dy)) { held = null; release(); return; }   // a sideways wipe scrolls
  held.moved = true;
  held.e.classList.add("held");
  held.e.style.transform = `translate(${dx}px,${dy}px)`;
}, {passive: true});
addEventListener("pointerup", ev => {
  if (!held || ev.pointerId !== held.pointer) return;
  const was = held; held = null;
  was.e.classList.remove("held"); was.e.style.transform = "";
  if (was.moved) { was.e.style.pointerEvents = "none"; drop(was.id, {x: ev.clientX, y: ev.clientY, far: ev.clientY - was.y < -90}); was.e.style.pointerEvents = ""; dragged = true; setTimeout(() => { dragged = false; }, 0); }
  release();
});
addEventListener("pointercancel", () => { if (held) { held.e.classList.remove("held"); held.e.style.transform = ""; held = null; release(); } });
let dragged = false;
function meant(target) {                              // of things that lie in each other, the one that can be chosen
  const first = target.closest("[data-id]"), wanted = page ? new Set([...nextIds(path), ...nextIds([]), ...path]) : new Set();
  for (let e = first; e; e = e.parentElement.closest("[data-id]")) if (wanted.has(e.dataset.id)) return e;
  return first;
}
$("table").addEventListener("click", ev => {
  const e = meant(ev.target);
  if (e && !dragged) tap(e.dataset.id, e);
});
$("table").addEventListener("keydown", ev => {
  const e = ev.target.closest("[data-id][role=button]");
  if (e && (ev.key === "Enter" || ev.key === " ")) { ev.preventDefault(); tap(e.dataset.id, e); }
});
function release() { if (due) { const m = due; due = null; take(m); } }

// A gesture throws a die

function aim(o, n) {
  const pad = make("div", "pad"), dot = make("i");
  pad.append(make("p", "", say("throw")), dot, Object.assign(make("button", "quiet", say("just_roll")), {onclick: () => { pad.remove(); choose(n); }}));
  pad.setAttribute("role", "dialog"); pad.setAttribute("aria-label", say("throw"));
  let trail = [];
  pad.onpointerdown = e => { if (e.target.closest("button")) return; pad.setPointerCapture(e.pointerId); trail = [[e.clientX, e.clientY, e.timeStamp]]; };
  pad.onpointermove = e => { if (!trail.length) return; trail.push([e.clientX, e.clientY, e.timeStamp]); dot.style.transform = `translate(${e.clientX}px,${e.clientY}px)`; if (trail.length > 40) trail.shift(); };
  pad.onpointerup = e => {
    if (trail.length < 2) { trail = []; return; }
    const last = trail[trail.length - 1], from = trail.find(p => last[2] - p[2] < 150) || trail[0];
    const dx = last[0] - from[0], dy = last[1] - from[1], long = Math.hypot(dx, dy);
    if (long < 24) { trail = []; return; }
    const mid = trail[Math.floor(trail.length / 2)], first = trail[0];
    const bend = ((mid[0] - first[0]) * (last[1] - first[1]) - (mid[1] - first[1]) * (last[0] - first[0])) / (long * 60 + 1);
    const clamp = (x, low, high) => Math.max(low, Math.min(high, x));
    pad.remove();
    send({t: "throw", v: page.v, n, x: clamp(dx / long, -1, 1), y: clamp(dy / long, -1, 1), power: clamp(long / Math.max(1, last[2] - from[2]) / 2.2, 0, 1), spin: clamp(bend, -1, 1)});
    waiting = true; chose = Date.now(); mark();
    wait();
  };
  document.body.append(pad);
}

// Menu, hints, questions

function tools() {
  const can = page.can || [];
  $("tools").replaceChildren(...["hint", "undo", "resign"].filter(one => can.includes(one)).map(one => {
    const b = make("button", "offer", say(one));
    b.dataset.ask = one;
    b.onclick = () => { $("menu").close(); if (one === "resign") ask(say("really_resign"), () => send({t: "ask", v: page.v, what: one})); else { send({t: "ask", v: page.v, what: one}); if (one === "hint") toast(say("thinking")); } };
    return b;
  }));
}
function showHints() {
  if (!hints.length) return toast(say("no_hint"));
  $("picks").replaceChildren(...hints.map(h => {
    const b = make("button", "offer hint");
    b.append(make("span", "", `${h.say} (${h.chance})`), make("small", "", h.reason));
    b.onclick = () => choose(h.n);
    return b;
  }));
  $("picks").hidden = false;
}
function ask(question, yes) {
  $("question").textContent = question;
  $("yes").onclick = () => { $("sure").close(); yes(); };
  $("sure").showModal();
}
$("no").onclick = () => $("sure").close();
$("menubutton").onclick = () => $("menu").showModal();
$("close").onclick = () => $("menu").close();
$("leave").onclick = () => { $("menu").close(); if (page && page.seat >= 0) ask(say("really_leave"), () => send({t: "leave"})); else { delete tab.watching; location.reload(); } };
$("goon").onclick = () => { send({t: "ask", v: page ? page.v : 0, what: "go_on"}); $("held").hidden = true; };
let quiet = 0;
function toast(text) { $("toast").textContent = text; $("toast").classList.add("on"); clearTimeout(quiet); quiet = setTimeout(() => $("toast").classList.remove("on"), 2600); }

fetch("/words.json").then(r => r.json()).then(found => {
  words = found;
  if (!words[language]) language = "en";
  translate();
  connect();
});
