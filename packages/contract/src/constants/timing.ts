/** Duration of a toast, in milliseconds (ads §8, §9). */
export const toastAutoCloseMs = 3000;
/** Position of toasts (ads §8). */
export const toastPosition = 'bottom-right';
/** Retries of a failed error report (ads §9). */
export const errorReportRetries = 2;
/** Delay before the first retry of an error report, in milliseconds; doubles each time (ads §9). */
export const errorReportBaseDelayMs = 5000;
/** Delay before the page reloads after a 403 or an ended embedded session, in milliseconds (ads §8). */
export const reloadDelayMs = 1000;
