/** Longest wait for a field that is not rendered yet, in milliseconds. */
const longestWaitMs = 5_000;

/** Moves the focus to a field, and the field into the middle of the view: bars at the edges would cover it. */
function focusInView(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
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
