import type { Dispose } from '../dispose/disposables';
import type { HostWindow } from '../scope/scope';

/** Adds styles as an adopted sheet: no style element, so a nonce-only policy has nothing to refuse. */
export function adoptStyles(window: HostWindow, root: DocumentOrShadowRoot, css: string): Dispose {
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}
