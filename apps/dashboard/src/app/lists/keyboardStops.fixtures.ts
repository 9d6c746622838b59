import { userEvent } from 'vitest/browser';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable=true]';
/** Widgets with one stop of the Tab key; arrow keys move inside of them. */
const composites =
  '[role=tablist], [role=radiogroup], [role=tree], [role=toolbar], [role=menu], [role=listbox]';

/** Names an element in a message: by what is announced, else by its HTML. */
export function nameElement(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent.trim();
  return `${element.localName} ${name || element.outerHTML}`.slice(0, 120);
}

function isShown(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]')
  );
}

/** Lists the controls of an area that can be used, in their order. */
export function listControls(area: Element): HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => isShown(element) && !element.matches(':disabled, [aria-disabled=true]'),
  );
}

/** Returns whether one of several controls has the stop of the Tab key for all: radios of a name, tabs, a tree. */
function sharesStop(control: HTMLElement, visited: ReadonlySet<Element>): boolean {
  const group = control.closest(composites);
  if (group && control.tabIndex === -1) return [...visited].some((element) => group.contains(element));
  return (
    control.matches('input[type=radio]') &&
    [...visited].some(
      (other) =>
        other.matches('input[type=radio]') && other.getAttribute('name') === control.getAttribute('name'),
    )
  );
}

/**
 * Presses Tab from the first to the last control of an area and lists those that it left out. Stops at the last one: the
 * next would leave a popover, which closes it.
 */
export async function findUnreachable(area: Element): Promise<string[]> {
  const controls = listControls(area);
  const [first] = controls.filter(({ tabIndex }) => tabIndex >= 0);
  if (!first) return [];
  const visited = new Set<Element>();
  first.focus();
  const listLeftOut = () => {
    if (document.activeElement) visited.add(document.activeElement);
    return controls.filter(
      (control) => control.isConnected && !visited.has(control) && !sharesStop(control, visited),
    );
  };
  // Areas that scroll are stops, too.
  for (let presses = 0; listLeftOut().length > 0 && presses < controls.length + 9; presses += 1) {
    await userEvent.keyboard('{Tab}');
  }
  return listLeftOut().map((control) => `not reached by Tab: ${nameElement(control)}`);
}

/** Lists what looks as if it could be clicked and has no control for the keyboard. */
export function findMouseOnly(area: Element): string[] {
  const isForMouse = (element: Element) =>
    getComputedStyle(element).cursor === 'pointer' &&
    isShown(element) &&
    !element.closest(`${focusable}, label`) &&
    !element.querySelector(focusable);
  return [...area.querySelectorAll('*')]
    .filter((element) => isForMouse(element) && !(element.parentElement && isForMouse(element.parentElement)))
    .map((element) => `for the mouse only: ${nameElement(element)}`);
}
