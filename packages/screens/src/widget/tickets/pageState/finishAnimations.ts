/**
 * Shows animations at their end, where visitors see them nearly always. One that the page has paused stays at its
 * moment.
 * @returns those without an end, which run on
 */
export function finishAnimations(document: Document): Animation[] {
  return document.getAnimations().filter((animation) => {
    if (animation.playState !== 'running') return false;
    try {
      animation.finish();
      return false;
    } catch {
      return true;
    }
  });
}
