/** The recorder's canvas parts with nothing in them: canvases are not recorded (`recordCanvas: false`). */
const emptyCanvasManager = `class CanvasManager {
  reset() {}
  freeze() {}
  unfreeze() {}
  lock() {}
  unlock() {}
}
`;

/**
 * What the widget never switches on is a fifth of the recorder: canvases (with a worker in a text), frames of other
 * origins, which the widget does not ask, and methods that it does not call. And it compares styles on an element of its own by writing a style attribute,
 * which a strict policy reports as a violation each time; the same through the style object is allowed.
 */
const changes = [
  { from: 'const jsContent = ', to: 'class StylesheetManager {', put: emptyCanvasManager },
  { from: 'const DEPARTED_MIRROR_ACCESS_WARNING', to: 'function throttle(', put: '' },
  { from: 'record.addCustomEvent = ', to: 'export {\n', put: '' },
  { from: '  handleMessage(message) {', to: 'class ShadowDomManager {', put: '  handleMessage() {}\n}\n' },
];
/** Fonts, custom elements (whose registry stays the page's own), hooks of a host, methods that every browser has. */
const emptied = ['initFontObserver', 'initCustomElementObserver', 'mergeHooks', 'polyfill'];
/** Options that stay off, where the recorder asks for them. */
const switchedOff = ['recordCanvas', 'inlineImages'];
const styleAttribute = 'old.setAttribute("style", m.oldValue)';

/**
 * Takes from the recorder's source what the widget does not use. A recorder that has changed stops the build.
 * @returns {import('vite').Plugin}
 */
export function leanRecorder() {
  return {
    name: 'lean-recorder',
    transform(code, id) {
      if (!id.includes('@rrweb/record')) return undefined;
      const stop = (what) => this.error(`The recorder has changed: ${what} is not where it was.`);
      if (!code.includes(styleAttribute)) stop(styleAttribute);
      let lean = code.replaceAll(styleAttribute, 'old.style.cssText = m.oldValue');
      for (const { from, to, put } of changes) {
        const [start, end] = [lean.indexOf(from), lean.indexOf(to)];
        if (start < 0 || end < start) stop(from);
        lean = lean.slice(0, start) + put + lean.slice(end);
      }
      for (const name of switchedOff) {
        if (!lean.includes(`&& ${name}) {`)) stop(name);
        lean = lean.replace(`&& ${name}) {`, '&& false) {');
      }
      for (const name of emptied) {
        const start = lean.indexOf(`function ${name}(`);
        if (start < 0) stop(name);
        // Its closing brace is the next one at the start of a line.
        const end = lean.indexOf('\n}\n', start);
        lean = `${lean.slice(0, start)}function ${name}() {\n  return () => {};${lean.slice(end)}`;
      }
      return { code: lean, map: null };
    },
  };
}
