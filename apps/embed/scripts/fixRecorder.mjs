/** The recorder's package, as it appears in a module id. */
export const recorderPackage = '@rrweb/record';

/** Lines of rrweb 2.1.6 with a bug upstream, each with its fix. */
const fixes = [
  // A strict style policy reports a violation at every change of a style attribute.
  // https://github.com/rrweb-io/rrweb/issues/816
  ['old.setAttribute("style", m.oldValue)', 'old.style.cssText = m.oldValue'],
  // The check for overwritten accessors expects two methods to be accessors, so that it opens an iframe on every page.
  // https://github.com/rrweb-io/rrweb/pull/1802
  ['Element: ["shadowRoot", "querySelector", "querySelectorAll"]', 'Element: ["shadowRoot"]'],
  // One throttle for all boxes drops the last positions of all but one, and reads a target after its event, when that of a
  // shadow root is gone. https://github.com/rrweb-io/rrweb/pull/1439
  ['sampling.scroll || 100', '0'],
  [
    'return on("scroll", updatePosition, doc)',
    `const throttled = new WeakMap();
  return on("scroll", callbackWrapper((evt) => {
    const target = getEventTarget(evt);
    if (!throttled.has(target)) throttled.set(target, throttle(() => updatePosition({ target }), sampling.scroll));
    throttled.get(target)();
  }), doc)`,
  ],
];

/** The source of a worker that records canvases at a frame rate, which the widget never does. */
const workerSource = /(?<=const jsContent = )'.*'/;

/**
 * Fixes lines of the recorder, and leaves out a worker. The build fails once one of them is gone: then check whether
 * upstream has fixed it, and remove it here.
 * @returns {import('vite').Plugin}
 */
export function fixRecorder() {
  return {
    name: 'fix-recorder',
    transform(code, id) {
      if (!id.includes(recorderPackage)) return undefined;
      let fixed = code;
      for (const [line, fix] of fixes) {
        if (!code.includes(line)) this.error(`${recorderPackage} no longer contains: ${line}`);
        fixed = fixed.replace(line, fix);
      }
      if (!workerSource.test(code)) this.error(`${recorderPackage} no longer contains its worker's source.`);
      return { code: fixed.replace(workerSource, "''"), map: null };
    },
  };
}
