import type { FidelityPage } from '../FidelityPage';

/** Style sheets that scripts make, and rules that depend on the page. */
export const stylePages: readonly FidelityPage[] = [
  {
    name: 'adopted style sheet, changed later',
    body: '<h1>Adopted</h1><p class="box">Text</p><script>const sheet = new CSSStyleSheet(); document.adoptedStyleSheets = [sheet]</script>',
    later:
      'sheet.replaceSync(".box{padding:40px;background:#a7f3d0}"); sheet.insertRule("h1{color:#dc2626;font-size:60px}")',
  },
  {
    name: 'rules inserted by script',
    head: '<style id="sheet">p{color:#334155}</style>',
    body: '<h1>Rules</h1><p class="box">Text</p>',
    later:
      "sheet.sheet.insertRule('.box{padding:30px;background:#fed7aa;border:6px dashed #c2410c}', 0); document.querySelector('p').style.setProperty('font-size', '28px')",
  },
  {
    name: 'linked sheet with an import',
    head: '<link rel="stylesheet" href="/style.css">',
    body: '<h1>Linked</h1><p class="linked">Linked</p><p class="imported">Imported</p>',
  },
  {
    name: 'cascade layers and nesting',
    head: '<style>@layer base,top;@layer top{.box{background:#bbf7d0}}@layer base{.box{background:#fecaca;padding:30px;& b{color:#1d4ed8;font-size:30px}&:has(b){border:5px solid #7c3aed}}}</style>',
    body: '<h1>Layers</h1><p class="box">Text <b>bold</b></p>',
  },
  {
    name: 'container queries',
    head: '<style>.wrap{container-type:inline-size;resize:horizontal;overflow:hidden}@container (min-width:400px){.box{background:#bae6fd;padding:40px}}@container (max-width:399px){.box{background:#fde68a;padding:5px}}</style>',
    body: '<h1>Containers</h1><div class="wrap" style="width:500px"><p class="box">Wide</p></div><div class="wrap" style="width:200px"><p class="box">Narrow</p></div>',
  },
  {
    name: 'custom properties and color functions',
    head: '<style>@property --size{syntax:"<length>";inherits:false;initial-value:120px}:root{--brand:#0f766e}.box{width:var(--size);height:120px;background:color-mix(in srgb,var(--brand) 50%,white);border:8px solid oklch(60% .2 30)}</style>',
    body: '<h1>Properties</h1><div class="box"></div>',
    later: "document.documentElement.style.setProperty('--brand', '#be123c')",
  },
  {
    name: 'generated content and counters',
    head: '<style>body{counter-reset:n}h2::before{counter-increment:n;content:counter(n,upper-roman) ". ";color:#b91c1c}h2::after{content:" \\2605"}li::marker{content:"→ "}p::first-letter{font-size:50px;float:left}</style>',
    body: '<h2>One</h2><h2>Two</h2><ul><li>A</li><li>B</li></ul><p>Large first letter in this text</p>',
  },
  {
    name: 'dark color scheme',
    root: 'lang="en" style="color-scheme:dark"',
    head: '<style>.box{background:light-dark(#fef08a,#1e3a8a);padding:30px}</style>',
    body: '<h1>Dark</h1><p class="box">Text</p><button>Button</button><input value="Field"><progress value="0.4"></progress>',
  },
  {
    name: 'web font in the page',
    body: '<h1>Font</h1><p style="font:40px Own">Own letters</p>',
    later:
      "fetch('/font.woff2').then((answer) => answer.arrayBuffer()).then((bytes) => { let text = ''; for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte); const style = document.createElement('style'); style.textContent = `@font-face{font-family:Own;src:url(data:font/woff2;base64,${btoa(text)})}`; document.head.append(style); return document.fonts.load('40px Own'); })",
  },
  {
    name: 'web font and sprite by address',
    head: '<style>@font-face{font-family:Own;src:url(/font.woff2)}p{font:60px/1.2 Own}</style>',
    body: '<h1>Font</h1><p>Own letters in this text, over several lines</p><svg width="200" height="200"><use href="/sprite.svg#star"></use></svg>',
    later: "document.fonts.load('40px Own')",
    exception: {
      in: 'both',
      reason: 'The server fetches resources of public addresses only, and the site of this suite has none',
    },
  },
];
