import type { ApiError } from '@adlane/api-client';
import type { ErrorBody } from '@adlane/contract';
import { errorMessages, reloadDelayMs, reportedErrorTexts } from '@adlane/contract/constants';

/** Effects that an error may have on the app. */
export type ErrorEffects = {
  /** Shows a toast. */
  readonly showError: (message: string) => void;
  /** Clears session and token. */
  readonly clearSession: () => void;
  readonly goToLogin: () => void;
  /** Navigates to the area's first page. */
  readonly goHome: () => void;
  readonly reload: (delayMs: number) => void;
  /** Sends a silent crash report if the widget is loaded and the user is identified. */
  readonly report: (message: string) => void;
  /** Files a bug ticket where the operator wants them. */
  readonly reportBug: (message: string, error: ApiError) => void;
};

/** Where the error happened: `isEmbedded` is true in the client area within the CRM. */
export type ErrorPlace = { readonly isEmbedded: boolean };

const silentCodes: ReadonlySet<string> = new Set([
  'TECHNICAL_LEAD_ERROR',
  'TECHNICAL_TOS_ERROR',
  'TECHNICAL_PERMISSION_ERROR',
] satisfies ErrorBody['code'][]);

function getErrorText(message: string | undefined): string {
  return message || errorMessages.internal;
}

function flatten(errors: ErrorBody['errors']): string[] {
  return Object.values(errors ?? {}).flat();
}

/** Returns the first message of each field, one per line; the body's own message if no field has one. */
function listFieldMessages({ errors, message }: ErrorBody): string {
  const first = Object.values(errors ?? {}).flatMap((texts) => texts.slice(0, 1));
  return getErrorText(first.join('\n') || message);
}

function endSession(message: string, { isEmbedded }: ErrorPlace, effects: ErrorEffects): void {
  effects.clearSession();
  if (!isEmbedded) {
    effects.showError(getErrorText(message));
    effects.goToLogin();
  } else if (/unauthenticated/i.test(message)) {
    effects.showError(errorMessages.clientSessionExpired);
    effects.reload(reloadDelayMs);
  } else {
    effects.showError(message || errorMessages.sessionExpired);
  }
}

/**
 * The table of ads §8: what the app does when a call fails. Nothing else decides on toasts, reloads and
 * redirects. A call without an answer counts as canceled and does nothing here: screens show it in place.
 */
export function handleApiError(error: ApiError, place: ErrorPlace, effects: ErrorEffects): void {
  if (error.name === 'CancelledError' || error.name === 'NetworkError') return;
  const show = (message: string) => {
    effects.showError(message);
    effects.report(message);
    if (isReportedText(message)) effects.reportBug(message, error);
  };
  if (error.name === 'AnswerError') return show(errorMessages.internal);
  const { status, body } = error;
  switch (status) {
    case 400:
      return show(getErrorText(flatten(body.errors)[1]));
    case 401:
      return endSession(body.message, place, effects);
    case 402:
    case 404:
      return show(getErrorText(body.message));
    case 403:
      show(getErrorText(body.message));
      return effects.reload(reloadDelayMs);
    case 406:
      return effects.goHome();
    case 412:
      return show(
        body.code === 'AD_ACCOUNT_DISCONNECTED'
          ? errorMessages.adAccountDisconnected
          : getErrorText(body.message),
      );
    case 422:
      return show(listFieldMessages(body));
    case 500:
      return silentCodes.has(body.code ?? '') ? undefined : show(getErrorText(body.message));
    default:
      return show(getErrorText(body.message));
  }
}

/** True for the texts that the product reports as a bug automatically (ads §8). */
function isReportedText(message: string): boolean {
  return reportedErrorTexts.includes(message);
}
