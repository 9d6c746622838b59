import type { FidelityPage } from '../FidelityPage';

const bars = `const context = board.getContext('2d');
  ['#0f766e','#b45309','#7c3aed'].forEach((color, index) => { context.fillStyle = color; context.fillRect(20 + index * 90, 180 - index * 50, 70, 20 + index * 50); });`;
const shader = `const gl = board.getContext('webgl', options);
  gl.clearColor(0.1, 0.4, 0.8, 1); gl.clear(gl.COLOR_BUFFER_BIT);
  gl.enable(gl.SCISSOR_TEST); gl.scissor(40, 40, 120, 100); gl.clearColor(0.9, 0.3, 0.1, 1); gl.clear(gl.COLOR_BUFFER_BIT);`;
const image = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120"><rect width="200" height="120" fill="#0369a1"/><circle cx="60" cy="60" r="40" fill="#fbbf24"/></svg>')}`;

/** Canvases, videos, images and SVG. */
export const drawnPages: readonly FidelityPage[] = [
  {
    name: '2D canvas drawn later, scaled by styles',
    body: '<h1>Sales</h1><canvas id="board" width="300" height="200" style="width:450px;height:300px;border:3px solid"></canvas><p>Below</p>',
    later: `(() => { ${bars} })()`,
  },
  {
    name: 'WebGL that preserves its drawing',
    body: `<h1>Map</h1><canvas id="board" width="300" height="200"></canvas><p>Below</p><script>const options = { preserveDrawingBuffer: true }; ${shader}</script>`,
  },
  {
    name: 'WebGL drawn at every frame',
    body: `<h1>Map</h1><canvas id="board" width="300" height="200"></canvas><p>Below</p><script>const options = {};
      const paint = () => { ${shader.replace('const gl', 'var gl')} requestAnimationFrame(paint); }; paint();</script>`,
    exception: {
      in: 'both',
      reason: 'The browser drops a WebGL drawing once it is shown: no script can read it later',
    },
  },
  {
    name: 'video',
    body: `<h1>Tour</h1><video id="clip" muted width="300" height="200"></video><p>Below</p><script>
      const source = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
      const paint = () => { const to = source.getContext('2d'); to.fillStyle = '#be185d'; to.fillRect(0, 0, 300, 200); to.fillStyle = '#fef08a'; to.fillRect(60, 50, 120, 90); requestAnimationFrame(paint); };
      paint(); clip.srcObject = source.captureStream(); clip.play();</script>`,
    later:
      'new Promise((done) => clip.requestVideoFrameCallback(() => requestAnimationFrame(() => requestAnimationFrame(done))))',
  },
  {
    name: 'poster of a video',
    body: `<h1>Tour</h1><video width="400" height="240" poster="${image}"></video><p>Below</p>`,
  },
  {
    name: 'images, one cut to a circle',
    body: `<h1>Gallery</h1><img src="${image}" alt="One"><img src="${image}" alt="Two" style="width:150px;height:150px;object-fit:cover;border-radius:50%">`,
  },
  {
    name: 'background images and a mask',
    head: `<style>.a{width:300px;height:150px;background:url("${image}") center/80px repeat}.b{width:200px;height:120px;background:#15803d;mask:url("${image}") center/contain no-repeat}.c{width:200px;height:100px;background:linear-gradient(90deg,#f43f5e,#6366f1);clip-path:polygon(50% 0,100% 100%,0 100%)}</style>`,
    body: '<h1>Styles</h1><div class="a"></div><div class="b"></div><div class="c"></div>',
  },
  {
    name: 'SVG with symbols, gradients and text',
    body: `<h1>Icons</h1><svg width="400" height="240"><defs><linearGradient id="g"><stop stop-color="#0ea5e9"/><stop offset="1" stop-color="#9333ea"/></linearGradient><symbol id="s" viewBox="0 0 10 10"><path d="M0 10L5 0l5 10z"/></symbol></defs>
      <rect width="400" height="100" fill="url(#g)"/><use href="#s" x="20" y="120" width="60" height="60" fill="#dc2626"/><text x="120" y="170" font-size="30">Text in SVG</text>
      <foreignObject x="120" y="180" width="200" height="50"><p xmlns="http://www.w3.org/1999/xhtml" style="margin:0;background:#fde68a">HTML inside</p></foreignObject></svg>`,
  },
];
