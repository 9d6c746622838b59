import type { FidelityPage } from '../FidelityPage';

const paragraphs =
  '<p style="margin:0;padding:16px;background:#fee2e2">Eins</p><p style="margin:0;padding:16px;background:#dbeafe">Zwei</p>';

/** Shadow roots, frames, directions and sizes of the page. */
export const treePages: readonly FidelityPage[] = [
  {
    name: 'shadow root with slots',
    body: '<h1>Parts</h1><div id="host"><b slot="title">Title</b>Content</div><script>host.attachShadow({ mode: "open" }).innerHTML = "<style>:host{display:block;border:8px solid #0d9488;padding:20px}::slotted(b){color:#dc2626;font-size:40px}</style><slot name=title></slot><hr><slot></slot>"</script>',
  },
  {
    name: 'shadow root with adopted sheets',
    body: '<h1>Parts</h1><div id="host"></div><script>const root = host.attachShadow({ mode: "open" }); const sheet = new CSSStyleSheet(); sheet.replaceSync("p{background:#fbcfe8;padding:40px}"); root.adoptedStyleSheets = [sheet]; root.innerHTML = "<p>Styled</p>"</script>',
  },
  {
    name: 'shadow root made later, scrolled',
    body: '<h1>Parts</h1><div id="host"></div>',
    later:
      'new Promise((done) => { const root = host.attachShadow({ mode: "open" }); root.innerHTML = "<div style=\'height:200px;overflow:auto\'><div style=\'height:900px;background:linear-gradient(red,blue)\'></div></div>"; const box = root.firstChild; box.addEventListener("scrollend", done, { once: true }); requestAnimationFrame(() => requestAnimationFrame(() => box.scrollTo(0, 400))); })',
  },
  {
    name: 'custom elements',
    head: '<style>:not(:defined){visibility:hidden}my-card{display:block;background:#c7d2fe;padding:30px}</style>',
    body: '<h1>Cards</h1><my-card>Content</my-card><script>customElements.define("my-card", class extends HTMLElement { connectedCallback() { this.prepend("Made: "); } })</script>',
  },
  {
    name: 'closed shadow root',
    body: '<h1>Parts</h1><div id="host"></div><script>host.attachShadow({ mode: "closed" }).innerHTML = "<p style=\'background:#fde68a;padding:40px\'>Closed</p>"</script><p>Below</p>',
    exception: { in: 'both', reason: 'No script can look into a closed root of the page' },
  },
  {
    name: 'frame of the page',
    body: '<h1>Frames</h1><iframe src="/frame.html" width="400" height="200" style="border:6px solid #0f766e"></iframe><p>Below</p>',
  },
  {
    name: 'scrolled frame',
    body: `<h1>Frames</h1><iframe id="one" width="300" height="200" srcdoc='<body style="margin:0;height:1500px;background:linear-gradient(red,yellow,blue)">Top</body>'></iframe><p>Below</p>`,
    later:
      'new Promise((done) => { one.contentWindow.addEventListener("scrollend", done, { once: true }); one.contentWindow.scrollTo(0, 700); })',
  },
  {
    name: 'right to left',
    root: 'lang="ar" dir="rtl"',
    body: `<h1>مرحبا</h1><p>نص عربي طويل مع <b>كلمات</b> and English words</p><ul><li>واحد</li><li>اثنان</li></ul>`,
    mark: { left: 500, top: 300, right: 700, bottom: 420 },
  },
  {
    name: 'right to left, scrolled sideways',
    root: 'lang="ar" dir="rtl"',
    body: `<div style="width:1800px;height:1200px;background:linear-gradient(90deg,#f97316,#0ea5e9,#22c55e)">${paragraphs}</div>`,
    later:
      'new Promise((done) => { addEventListener("scrollend", done, { once: true }); scrollTo(-300, 200); })',
    mark: { left: 200, top: 150, right: 400, bottom: 320 },
  },
  {
    name: 'zoomed page',
    head: '<style>html{zoom:1.5}</style>',
    body: `<h1>Zoom</h1>${paragraphs}`,
    mark: { left: 150, top: 200, right: 400, bottom: 350 },
  },
  {
    name: 'body that is positioned, moved and scrolled',
    head: '<style>body{position:relative;margin:60px 40px;transform:translateX(30px)}</style>',
    body: `<h1>Moved</h1>${paragraphs.repeat(10)}`,
    later:
      'new Promise((done) => { addEventListener("scrollend", done, { once: true }); scrollTo(0, 250); })',
    mark: { left: 150, top: 200, right: 400, bottom: 350 },
  },
];
