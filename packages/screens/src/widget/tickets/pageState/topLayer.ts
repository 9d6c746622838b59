/** Attribute of what is above the page. Its number says when it came there: the highest is on top (widget §5). */
export const topLayerAttribute = 'data-adlane-top-layer';

/** Replaces `:fullscreen`, which matches only what the browser itself shows so. */
const fullScreenAttribute = 'data-adlane-full-screen';

/** Only an open dialog can be modal: a popover has no such attribute. */
const modal = `dialog[open][${topLayerAttribute}]`;

/** Browsers show an element in full screen by these. Every rule of the page wins over those without `!important`. */
export const fullScreenRules = [
  `[${fullScreenAttribute}]{position:fixed!important;inset:0!important;margin:0!important;box-sizing:border-box!important;min-width:0!important;max-width:none!important;min-height:0!important;max-height:none!important;width:100%!important;height:100%!important;transform:none!important;object-fit:contain}`,
  `:where([${fullScreenAttribute}]){border:0;padding:0;overflow:visible;color:inherit;background:none}`,
  `:where([${fullScreenAttribute}])::backdrop{background:black}`,
];

/** The page is untrusted: a form whose fields have the names of its methods must not stop the others. */
export function attempt(change: () => void): void {
  try {
    change();
  } catch {
    // It stays as its markup shows it.
  }
}

function mapFullScreenRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    const { selectorText, cssRules } = rule as Partial<CSSStyleRule>;
    const mapped = selectorText?.replaceAll(
      /:(?:fullscreen|-webkit-full-screen)/g,
      `[${fullScreenAttribute}]`,
    );
    if (mapped !== selectorText) Object.assign(rule, { selectorText: mapped });
    if (cssRules) mapFullScreenRules(cssRules);
  }
}

/** Neither a dialog nor a popover: it fills the window. */
function isFullScreen(element: Element): boolean {
  return element.matches(`:not(dialog,[popover]),[${fullScreenAttribute}]`);
}

/** Shows a dialog with its backdrop, a popover, or an element in full screen, above everything that came before it. */
export function raise(element: Element): void {
  if (element.matches(modal)) {
    const dialog = element as HTMLDialogElement;
    if (element.matches(':modal')) dialog.close();
    dialog.removeAttribute('open');
    return dialog.showModal();
  }
  if (isFullScreen(element)) {
    element.setAttribute(fullScreenAttribute, '');
    for (const sheet of element.ownerDocument.styleSheets) attempt(() => mapFullScreenRules(sheet.cssRules));
  }
  // An automatic one would close those that are open already.
  element.setAttribute('popover', 'manual');
  const popover = element as HTMLElement;
  popover.togglePopover(false);
  popover.togglePopover(true);
}

/** Puts an element back into the page. */
export function lower(element: Element): void {
  if (element.matches(':popover-open')) (element as HTMLElement).hidePopover();
  // A popover that is not shown would be hidden.
  if (element.hasAttribute(fullScreenAttribute)) element.removeAttribute('popover');
  element.removeAttribute(fullScreenAttribute);
}

/**
 * A modal dialog closes the popovers that it isn't in when it opens: those that are open came after it. Older tickets
 * have no numbers.
 */
function isLast(element: Element): boolean {
  return !element.matches(modal) && element.querySelector(modal) === null;
}

function readPlace(element: Element): number {
  return Number(element.getAttribute(topLayerAttribute)) || 0;
}

/** Sorts what is above the page from the lowest to the highest; the page itself fills its window anyway. */
export function sortTopLayer(elements: readonly Element[]): Element[] {
  return elements
    .filter((element) => element !== element.ownerDocument.documentElement)
    .toSorted((a, b) => readPlace(a) - readPlace(b) || Number(isLast(a)) - Number(isLast(b)));
}
