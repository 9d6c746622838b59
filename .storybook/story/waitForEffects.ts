/**
 * Resolves after the browser has painted, and with that after the effects of what it shows: a play begins when a user
 * could. React's production build runs no `act` that would wait for them.
 */
export function waitForEffects(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
