import type { useForm } from 'react-final-form';

/** Longest wait for an idle moment, so that errors come promptly while keys follow each other. */
const longestWaitMs = 100;

/** Runs a callback in the first idle moment after the next paint. Returns a function that cancels it. */
function runAfterPaint(call: () => void): () => void {
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

/** The part of a form that pauses validation. */
type PausableForm = Pick<ReturnType<typeof useForm>, 'isValidationPaused' | 'resumeValidation'>;

/** Runs a deferred validation now, before an undo or a submit. */
export function flushValidation(form: PausableForm): void {
  if (form.isValidationPaused()) form.resumeValidation();
}

/**
 * Defers validation and form-wide subscribers until after the keystroke has painted. Fields update at once; the rules,
 * which check the whole draft, run in the next idle moment. Changes other than typing, and the first change of a field,
 * are not deferred, so that Save is enabled at once. A submit validates first.
 * @returns a function that restores the form's own methods
 */
export function deferValidation<Values extends object>(form: ReturnType<typeof useForm<Values>>): () => void {
  const { change, submit } = form;
  // Missing in its types: whether subscribers of the form wait, too.
  const pauseValidation: (isSilent: boolean) => void = form.pauseValidation;
  let cancel: (() => void) | undefined;

  function cancelPending(): void {
    cancel?.();
    cancel = undefined;
  }

  form.change = (name, value) => {
    const field = form.getFieldState(name);
    const isTyping = typeof value === 'string' && field?.active === true && field.modified === true;
    pauseValidation(isTyping);
    change(name, value);
    cancel ??= runAfterPaint(() => {
      cancel = undefined;
      flushValidation(form);
    });
  };
  form.submit = () => {
    cancelPending();
    flushValidation(form);
    return submit();
  };
  return () => {
    cancelPending();
    form.change = change;
    form.submit = submit;
  };
}
