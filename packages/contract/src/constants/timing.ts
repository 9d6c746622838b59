/** How long a toast stays, in milliseconds (ads §8, §9). */
export const toastAutoCloseMs = 3000;
/** Where toasts stand (ads §8). */
export const toastPosition = 'bottom-right';
/** How often an error report is sent again after it failed (ads §9). */
export const errorReportRetries = 2;
/** Wait before an error report's first retry, in milliseconds; it doubles each time (ads §9). */
export const errorReportBaseDelayMs = 5000;
/** Wait before the page reloads after a 403 or an ended embedded session, in milliseconds (ads §8). */
export const reloadDelayMs = 1000;
