import type { SyntheticEvent } from 'react';

/** What takes the focus of a question: the field, or the first control of a group. */
const controls = 'input:not([hidden]):enabled, select, textarea, button';

function findFirstWrong(form: HTMLElement): HTMLElement | undefined {
  const [field] = form.querySelectorAll<HTMLElement>('[aria-invalid=true], [data-invalid]');
  if (!field || field.matches(controls)) return field;
  return field.querySelector<HTMLElement>(controls) ?? field;
}

/** Submits the answers of a form; if some are wrong, the first of them gets the focus, which brings it into view. */
export function submitAnswers(
  event: SyntheticEvent<HTMLFormElement>,
  handleSubmit: (event: SyntheticEvent<HTMLFormElement>) => unknown,
): void {
  const form = event.currentTarget;
  void handleSubmit(event);
  // The messages are rendered by then.
  requestAnimationFrame(() => findFirstWrong(form)?.focus());
}
