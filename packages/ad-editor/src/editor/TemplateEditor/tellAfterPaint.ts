import type { DraftForm } from './draftForm';

/** The part of a form that is held up. */
type HeldForm = Pick<DraftForm, 'isValidationPaused' | 'resumeValidation'>;

/** Tells of what was typed without waiting for its paint: before it is taken back, or left. */
export function tellNow(form: HeldForm): void {
  if (form.isValidationPaused()) form.resumeValidation();
}

/**
 * Lets a form paint a key before it tells of it. The fields know it at once; the rules, which walk the whole draft, and those
 * who listen to all of the form hear of it two frames later. Listeners are told at once of what is not typed, and of the
 * first change of a field: there is something to save then. A submit asks the rules first.
 * @returns takes it back
 */
export function tellAfterPaint(form: DraftForm): () => void {
  const { change, submit } = form;
  // Its types do not tell of the argument: whether those who listen to the form wait as the rules do.
  const pauseValidation: (isSilent: boolean) => void = form.pauseValidation;
  let frame: number | undefined;

  function stopWaiting(): void {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  }

  form.change = (name, value) => {
    const field = form.getFieldState(name);
    const isTypedOn = typeof value === 'string' && field?.active === true && field.modified === true;
    pauseValidation(isTypedOn);
    change(name, value);
    // The first frame paints what was typed; the second begins after that.
    frame ??= requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        frame = undefined;
        tellNow(form);
      });
    });
  };
  form.submit = () => {
    stopWaiting();
    tellNow(form);
    return submit();
  };
  return () => {
    stopWaiting();
    form.change = change;
    form.submit = submit;
  };
}
