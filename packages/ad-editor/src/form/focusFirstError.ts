/** Longest wait for a field that is not rendered yet, in milliseconds. */
const longestWaitMs = 5_000;

/** What of a field takes the focus: a group of radios does not, its first radio does. */
function findFocusable(field: HTMLElement): HTMLElement {
  const radio = field.matches('[role=radiogroup]') ? field.querySelector('input:enabled') : null;
  return radio instanceof HTMLElement ? radio : field;
}

/**
 * Moves the focus to a field, and the field into the middle of the view: bars at the edges would cover it. A long one
 * is shown from its start.
 */
function focusInView(field: HTMLElement): void {
  findFocusable(field).focus({ preventScroll: true });
  const isLong = field.offsetHeight > window.innerHeight / 2;
  field.scrollIntoView({ block: isLong ? 'start' : 'center' });
}

/** Moves the focus to a field as soon as it is there: the errors, or the fields of another tab, may be rendered later. */
export function focusWhenShown(find: () => HTMLElement | null | undefined, since = performance.now()): void {
  const field = find();
  if (field) return focusInView(field);
  if (performance.now() - since < longestWaitMs) requestAnimationFrame(() => focusWhenShown(find, since));
}

/** Moves the focus to the first invalid field. */
export function focusFirstError(root: HTMLElement | null): void {
  // Two frames: the errors of a refused save are rendered by then.
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      focusWhenShown(() => root?.querySelector<HTMLElement>('[aria-invalid=true]')),
    ),
  );
}
