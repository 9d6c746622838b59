import type { DraftForm } from './draftForm';

/**
 * Lets a form ask its rules once what was typed is painted: they walk the whole draft, and nothing that a key shows waits
 * for them. Values are told at once, errors two frames later. A submit is not held up: the rules are asked before it.
 * @returns takes it back
 */
export function validateAfterPaint(form: DraftForm): () => void {
  const { change, submit } = form;
  // Its types do not tell of the argument: whether those who listen to the form wait as well.
  const pauseValidation: (isSilent: boolean) => void = form.pauseValidation;
  let frame: number | undefined;

  function stopWaiting(): void {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  }

  function validateNow(): void {
    if (frame === undefined) return;
    stopWaiting();
    form.resumeValidation();
  }

  form.change = (name, value) => {
    pauseValidation(false);
    change(name, value);
    // The first frame paints what was typed; the second begins after that.
    frame ??= requestAnimationFrame(() => {
      frame = requestAnimationFrame(validateNow);
    });
  };
  form.submit = () => {
    validateNow();
    return submit();
  };
  return () => {
    stopWaiting();
    form.change = change;
    form.submit = submit;
  };
}
