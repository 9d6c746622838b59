import type { Dispose } from '../dispose/disposables';

/**
 * Saves what rrweb replaces for good, and returns a function that restores it: since
 * https://github.com/rrweb-io/rrweb/pull/1515 its own `addRule` and `removeRule` stay on the page after a recording, and
 * so does its `adoptedStyleSheets`.
 */
export function saveStyleSheetMethods({ CSSStyleSheet, document }: Window & typeof globalThis): Dispose {
  const { addRule, removeRule } = CSSStyleSheet.prototype;
  const isOwn = Object.hasOwn(document, 'adoptedStyleSheets');
  return () => {
    Object.assign(CSSStyleSheet.prototype, { addRule, removeRule });
    if (!isOwn) Reflect.deleteProperty(document, 'adoptedStyleSheets');
  };
}
