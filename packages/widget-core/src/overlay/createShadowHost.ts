import type { Dispose } from '../dispose/disposables';
import { privacyClass } from '../privacy/privacy';
import type { Scope } from '../scope/scope';

/** Tag of the one element that the widget adds to the page. */
export const hostTag = 'adlane-widget';

/** Where everything visible of the widget lives (design: one shadow root). */
export type ShadowHost = {
  /** Accessing it adds the element to the page. */
  readonly root: ShadowRoot;
  /** Adds styles as an adopted sheet: no style element, so a nonce-only policy has nothing to refuse. */
  readonly addStyles: (css: string) => Dispose;
  readonly remove: Dispose;
};

// A missing font is looked up for each name, and a rule with `::before` or `::after` is matched against each
// element; both delay the page.
const hostStyles = `
:host{all:initial!important;position:fixed!important;inset:0 auto auto 0!important;width:0!important;height:0!important;z-index:2147483000!important;display:block!important;font:15px/1.45 system-ui,sans-serif!important;color:#16181d!important}
@media print{:host{display:none!important}}
*{box-sizing:border-box}
button{font:inherit;cursor:pointer}
:is(a,button):focus-visible{outline:3px solid;outline-offset:-6px}
[hidden]{display:none!important}
`;

/** How often a page that replaces its body is checked for our element. */
const attachCheckMs = 1000;

/** `styles` apply from the start: a page parses one sheet faster than two. */
export function createShadowHost(
  { document, window, clock }: Pick<Scope, 'document' | 'window' | 'clock'>,
  styles = '',
): ShadowHost {
  // The class excludes the widget's layers from replays and snapshots.
  const element = document.createElement(hostTag);
  element.className = privacyClass.block;
  const root = element.attachShadow({ mode: 'open' });
  const addStyles = (css: string) => {
    const sheet = new window.CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets.push(sheet);
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  };
  addStyles(hostStyles + styles);
  let attach = () => {
    if (!element.isConnected) document.body?.append(element);
  };
  let stopCheck: Dispose | undefined;
  return {
    // A page with nothing to show is not repainted for an empty element.
    get root() {
      attach();
      stopCheck ??= clock.every(attachCheckMs, attach);
      return root;
    },
    addStyles,
    remove() {
      stopCheck?.();
      // Later accesses change nothing.
      stopCheck = attach = () => {};
      element.remove();
    },
  };
}
