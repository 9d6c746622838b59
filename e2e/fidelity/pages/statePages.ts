import type { FidelityPage } from '../FidelityPage';

/** What visitors type, choose and scroll to, and where animations are. */
export const statePages: readonly FidelityPage[] = [
  {
    name: 'progress and meter',
    body: '<h1>Upload</h1><progress id="one" max="10"></progress><br><meter id="two" min="0" max="10" low="3" high="7" optimum="9"></meter><br><progress></progress>',
    head: '<style>progress,meter{width:300px;height:30px}progress:not([max]){visibility:hidden}</style>',
    later: 'one.value = 7; two.value = 2',
  },
  {
    name: 'half-checked box',
    body: '<h1>Rows</h1><input type="checkbox" id="one" style="width:80px;height:80px"><input type="checkbox" id="two" style="width:80px;height:80px">',
    later: 'one.indeterminate = true; two.indeterminate = true; two.indeterminate = false',
  },
  {
    name: 'checked boxes and radios',
    head: '<style>input{width:40px;height:40px}input:checked+span{background:#4ade80}</style>',
    body: '<h1>Choices</h1><input type="checkbox" id="a"><span>A</span><input type="checkbox" id="b" checked><span>B</span><br><input type="radio" name="r" id="c"><span>C</span><input type="radio" name="r" id="d" checked><span>D</span>',
    later: 'a.click(); b.click(); c.click()',
  },
  {
    name: 'selects',
    body: '<h1>Country</h1><select id="one" style="font-size:24px"><option>Austria<option>Belgium<option>Chile</select><br><br><select id="two" multiple size="4" style="width:200px"><option>Red<option>Green<option>Blue<option>White</select>',
    later:
      "one.value = 'Chile'; one.dispatchEvent(new Event('change', { bubbles: true })); two.options[1].selected = true; two.options[3].selected = true; two.dispatchEvent(new Event('change', { bubbles: true }))",
  },
  {
    name: 'typed texts',
    head: '<style>input,textarea{display:block;margin:8px;font-size:20px;width:300px}:user-valid{border-color:green}</style>',
    body: '<h1>Profile</h1><input id="one" placeholder="City"><input id="two" value="Before"><input id="three" type="number" placeholder="Amount"><textarea id="four" rows="3">First</textarea><input placeholder="Empty">',
    later:
      "one.value = 'Lisbon'; two.value = 'After'; three.value = 42; four.value = 'Second\\nThird'; for (const each of [one, two, three, four]) each.dispatchEvent(new Event('input', { bubbles: true }))",
  },
  {
    name: 'open details and hidden parts',
    body: '<h1>Questions</h1><details id="one"><summary>Delivery</summary><p>Two days</p></details><details open id="two"><summary>Returns</summary><p>Thirty days</p></details><p hidden id="three">Shown later</p><section inert style="background:#e2e8f0">Inert</section>',
    later: 'one.open = true; two.open = false; three.hidden = false',
  },
  {
    name: 'private text is masked',
    masked: '.gl-mask',
    body: '<h1>Account</h1><p class="gl-mask" style="height:40px;width:300px;overflow:hidden">NL91 ABNA 0417</p><p>Shown</p>',
  },
  {
    name: 'scrolled page',
    body: `<h1>Long</h1>${'<p style="padding:20px;background:#fee2e2">One</p><p style="padding:20px;background:#dbeafe">Two</p>'.repeat(20)}`,
    later:
      'new Promise((done) => { addEventListener("scrollend", done, { once: true }); scrollTo(0, 730); })',
  },
  {
    name: 'scrolled boxes',
    head: '<style>.box{width:300px;height:150px;overflow:auto;border:2px solid}.wide{width:900px;height:400px;background:linear-gradient(135deg,#f97316,#0ea5e9,#22c55e)}</style>',
    body: '<h1>Boxes</h1><div class="box" id="one"><div class="wide"></div></div><div class="box" id="two" style="scroll-snap-type:y mandatory"><p style="height:140px;scroll-snap-align:start;background:#fde68a">A</p><p style="height:140px;scroll-snap-align:start;background:#bbf7d0">B</p></div>',
    later:
      'new Promise((done) => { two.addEventListener("scrollend", done, { once: true }); one.scrollTo(310, 120); two.scrollTo(0, 160); })',
  },
  {
    name: 'sticky and fixed',
    head: '<style>body{margin:0;height:3000px}header{position:sticky;top:0;background:#1e293b;color:white;padding:20px}footer{position:fixed;bottom:0;width:100%;background:#fbbf24;padding:12px}</style>',
    body: '<p style="height:200px;background:#fecaca">Before</p><header>Sticky</header><p style="height:500px;background:#bfdbfe">After</p><footer>Fixed</footer>',
    later:
      'new Promise((done) => { addEventListener("scrollend", done, { once: true }); scrollTo(0, 400); })',
  },
  {
    name: 'paused animation',
    head: '<style>@keyframes move{from{translate:0;background:#ef4444}to{translate:400px;background:#3b82f6}}.box{width:120px;height:120px;animation:move 10s linear -5s paused}</style>',
    body: '<h1>Moving</h1><div class="box"></div>',
  },
  {
    name: 'animation by script, finished',
    head: '<style>.box{width:120px;height:120px;background:#ef4444}</style>',
    body: '<h1>Moving</h1><div class="box" id="one"></div>',
    later:
      "one.animate([{ translate: '0', opacity: 1 }, { translate: '300px 100px', opacity: 0.6 }], { duration: 1, fill: 'forwards' }).finished",
  },
  {
    name: 'finished entrance animation',
    head: '<style>@keyframes enter{from{opacity:0;translate:0 40px}to{opacity:1;translate:0}}.card{opacity:0;width:300px;height:200px;background:#0d9488;animation:enter 1ms forwards}</style>',
    body: '<h1>Cards</h1><div class="card">Card</div>',
    later: 'Promise.all(document.getAnimations().map((each) => each.finished))',
  },
  {
    name: 'focused field',
    head: '<style>input{font-size:30px;margin:20px}input:focus{outline:3px solid #7c3aed}</style>',
    body: '<h1>Search</h1><form><input id="one" value="shoes"></form>',
    later: 'one.focus()',
  },
];
