const key = 'adlane-reloaded-at';
/** A reload that comes sooner after the last one is not made: the page would reload for ever. */
const minBetweenMs = 10_000;

/** Reloads the page after a delay, unless it was only just reloaded for the same reason. */
export function reloadPage(delayMs: number): void {
  const lastMs = Number(window.sessionStorage.getItem(key) ?? '0');
  if (Date.now() - lastMs < minBetweenMs) return;
  window.sessionStorage.setItem(key, String(Date.now()));
  window.setTimeout(() => window.location.reload(), delayMs);
}
