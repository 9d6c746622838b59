import type { FidelityPage } from '../FidelityPage';

const card = (text: string) => `<article class="card"><h3>${text}</h3><p>Some words about it</p></article>`;
const base =
  '<style>body{font:16px sans-serif;margin:0}header{position:sticky;top:0;background:#0f172a;color:white;padding:16px}.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:12px;padding:16px}.card{border:1px solid #cbd5e1;border-radius:8px;padding:12px}dialog,[popover]{border:0;border-radius:12px;padding:24px;box-shadow:0 10px 40px #0006}</style>';
const scrolled = (top: number) =>
  `new Promise((done) => { addEventListener("scrollend", done, { once: true }); scrollTo(0, ${top}); })`;

/** Pages as people build them, of several features each. */
export const mixedPages: readonly FidelityPage[] = [
  {
    name: 'old page in quirks mode',
    hasDoctype: false,
    head: '<style>body{font:700 24px serif;color:#9a3412}.BOX{width:300;height:100%;background:#fed7aa;padding:20px;border:4px solid}td{border:1px solid}</style>',
    body: '<div class="box">Quirks</div><table width="400"><tr><td>Own font<td>Own color</table><img width="40" height="40" alt=""><p style="margin-top:40">Below</p>',
    mark: { left: 200, top: 200, right: 420, bottom: 330 },
  },
  {
    name: 'shop with a cart dialog',
    head: base,
    body: `<header>Shop</header><div class="grid">${['Shoes', 'Hats', 'Bags'].map(card).join('').repeat(5)}</div><dialog id="cart"><h2>Cart</h2><input type="checkbox" id="gift"> Gift<progress id="steps" max="3"></progress></dialog>`,
    later: `${scrolled(200)}.then(() => { cart.showModal(); gift.checked = true; gift.dispatchEvent(new Event("change", { bubbles: true })); steps.value = 2; })`,
    mark: { left: 250, top: 200, right: 500, bottom: 380 },
  },
  {
    name: 'dashboard with charts',
    head: base,
    body: `<header>Numbers</header><div class="grid">${card('Visits')}${card('Sales')}${card('Costs')}</div><canvas id="chart" width="600" height="200"></canvas><svg width="300" height="120"><polyline points="0,100 80,20 160,70 300,10" fill="none" stroke="#dc2626" stroke-width="4"/></svg>`,
    later:
      'const to = chart.getContext("2d"); to.fillStyle = "#0ea5e9"; for (let at = 0; at < 10; at += 1) to.fillRect(at * 60, 200 - at * 18, 40, at * 18)',
  },
  {
    name: 'form in a modal with a menu',
    head: base,
    body: '<header>People</header><dialog id="edit"><h2>Edit</h2><input id="who" value="Ada"><select id="role"><option>Reader<option>Editor</select><div popover id="menu" style="inset:100px auto auto 500px">Copy<br>Delete</div></dialog>',
    later:
      'edit.showModal(); who.value = "Grace"; who.dispatchEvent(new Event("input", { bubbles: true })); role.value = "Editor"; role.dispatchEvent(new Event("change", { bubbles: true })); menu.showPopover()',
  },
  {
    name: 'components with frames',
    head: base,
    body: '<header>Parts</header><div id="host"></div><iframe src="/frame.html" width="300" height="140"></iframe><script>const root = host.attachShadow({ mode: "open" }); root.innerHTML = "<style>section{padding:20px;background:#fae8ff}</style><section><slot></slot><details open><summary>More</summary>Text</details></section>"; host.append("Slotted")</script>',
  },
  {
    name: 'article, right to left',
    root: 'lang="ar" dir="rtl"',
    head: base,
    body: `<header>أخبار</header><div class="grid">${['واحد', 'اثنان', 'ثلاثة'].map(card).join('').repeat(8)}</div>`,
    later: scrolled(300),
    mark: { left: 300, top: 250, right: 550, bottom: 400 },
  },
  {
    name: 'list that a script builds',
    head: base,
    body: '<header>Tasks</header><ul id="list"></ul>',
    later:
      'for (let at = 1; at <= 30; at += 1) { const row = document.createElement("li"); row.textContent = `Task ${at}`; row.style.cssText = `background:hsl(${at * 12} 80% 90%);padding:6px`; list.append(row); } list.children[2].remove(); list.prepend(list.children[5]);',
  },
  {
    name: 'chat with a scrolled thread',
    head: base,
    body: `<header>Chat</header><div id="thread" style="height:300px;overflow:auto;background:#f1f5f9">${card('Hello').repeat(12)}</div><textarea id="text" rows="3" style="width:500px"></textarea>`,
    later:
      'new Promise((done) => { thread.addEventListener("scrollend", done, { once: true }); text.value = "I write\\nto you"; text.dispatchEvent(new Event("input", { bubbles: true })); thread.scrollTo(0, 500); })',
  },
  {
    name: 'page of a framework with inserted rules',
    head: `${base}<style id="engine"></style>`,
    body: '<header>Styled</header><div id="app"></div>',
    later:
      '[".c1{display:flex;gap:20px;padding:30px}", ".c2{flex:1;background:#fecdd3;padding:40px}", ".c2:nth-child(2){background:#bae6fd}"].forEach((rule) => engine.sheet.insertRule(rule, engine.sheet.cssRules.length)); app.innerHTML = "<div class=c1><div class=c2>One</div><div class=c2>Two</div></div>"',
  },
  {
    name: 'toast over a modal over a popover',
    head: base,
    body: '<header>Layers</header><div popover="manual" id="menu" style="inset:100px auto auto 40px;width:300px;background:#fef08a">Menu</div><dialog id="box" style="width:400px;height:200px;background:#fecaca">Modal</dialog><div popover="manual" id="toast" style="inset:auto 20px 20px auto;background:#bbf7d0">Saved</div>',
    later: 'menu.showPopover(); box.showModal(); toast.showPopover()',
    mark: { left: 260, top: 220, right: 520, bottom: 360 },
  },
  {
    name: 'media page',
    head: base,
    body: '<header>Media</header><figure style="margin:20px"><svg width="200" height="120"><circle cx="60" cy="60" r="50" fill="#f59e0b"/></svg><figcaption>A circle</figcaption></figure><meter value="0.7" style="width:300px"></meter><div style="width:200px;height:100px;background:conic-gradient(#ef4444,#3b82f6,#ef4444);border-radius:50%"></div>',
    later: scrolled(0).replace('new Promise', 'void new Promise'),
  },
];
