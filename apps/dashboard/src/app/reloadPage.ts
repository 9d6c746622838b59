const key = 'adlane-reloaded-at';
/** Minimum time between reloads: prevents a reload loop. */
const minBetweenMs = 10_000;

/** Reloads the page after a delay, unless it was reloaded for the same reason just before. */
export function reloadPage(delayMs: number): void {
  const lastMs = Number(window.sessionStorage.getItem(key) ?? '0');
  if (Date.now() - lastMs < minBetweenMs) return;
  window.sessionStorage.setItem(key, String(Date.now()));
  window.setTimeout(() => window.location.reload(), delayMs);
}
