import { focusFirstError } from './focusFirstError';

type StepForm = {
  readonly submit: () => unknown;
  readonly getState: () => { readonly hasValidationErrors?: boolean | undefined };
};

/** Submits a step of a form; if it has errors, the first invalid field gets the focus. */
export function submitStep(form: StepForm, root: HTMLElement | null): void {
  void form.submit();
  if (form.getState().hasValidationErrors) focusFirstError(root);
}
