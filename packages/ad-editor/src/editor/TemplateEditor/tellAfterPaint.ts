import type { DraftForm } from './draftForm';

/** Longest wait for an idle moment, so that errors come promptly while keys follow each other. */
const longestWaitMs = 100;

/** Calls once the next frame is painted and nothing more urgent waits, such as another key; answers how not to. */
function afterPaint(call: () => void): () => void {
  let cancel: () => void;
  const frame = requestAnimationFrame(() => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(call);
      cancel = () => clearTimeout(timer);
    } else {
      const idle = requestIdleCallback(call, { timeout: longestWaitMs });
      cancel = () => cancelIdleCallback(idle);
    }
  });
  cancel = () => cancelAnimationFrame(frame);
  return () => cancel();
}

/** The part of a form that is held up. */
type HeldForm = Pick<DraftForm, 'isValidationPaused' | 'resumeValidation'>;

/** Tells of what was typed without waiting for its paint: before it is taken back, or left. */
export function tellNow(form: HeldForm): void {
  if (form.isValidationPaused()) form.resumeValidation();
}

/**
 * Lets a form paint a key before it tells of it. The fields know it at once; the rules, which walk the whole draft, and those
 * who listen to all of the form hear of it in the next idle moment. Listeners are told at once of what is not typed, and of the
 * first change of a field: there is something to save then. A submit asks the rules first.
 * @returns takes it back
 */
export function tellAfterPaint(form: DraftForm): () => void {
  const { change, submit } = form;
  // Its types do not tell of the argument: whether those who listen to the form wait as the rules do.
  const pauseValidation: (isSilent: boolean) => void = form.pauseValidation;
  let cancel: (() => void) | undefined;

  function stopWaiting(): void {
    cancel?.();
    cancel = undefined;
  }

  form.change = (name, value) => {
    const field = form.getFieldState(name);
    const isTypedOn = typeof value === 'string' && field?.active === true && field.modified === true;
    pauseValidation(isTypedOn);
    change(name, value);
    cancel ??= afterPaint(() => {
      cancel = undefined;
      tellNow(form);
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
