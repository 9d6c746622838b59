/** Moves the focus to the first invalid field. */
export function focusFirstError(root: HTMLElement | null): void {
  // Two frames: errors of a refused save, and the fields of another tab, are rendered by then.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => root?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()),
  );
}
