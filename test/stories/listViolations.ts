import type { RunOptions } from 'axe-core';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Ends transitions, since a color in between can't be judged. Animations without an end keep running. */
async function endAnimations(): Promise<void> {
  await nextFrame();
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  await nextFrame();
}

/**
 * Lists axe violations of the page, whose animations it ends: rule, element and reason, one line each.
 * @param rules Names of the rules to check; without, those that Storybook's addon checks.
 */
export async function listViolations(rules?: readonly string[]): Promise<string[]> {
  await endAnimations();
  // Storybook's addon prepares this module; depending on how, it has a default export or only sets the
  // global.
  const module = await import('axe-core');
  const axe = module.default ?? Reflect.get(globalThis, 'axe');
  axe.reset();
  const checked: RunOptions = rules
    ? { runOnly: { type: 'rule', values: [...rules] } }
    : // A story need not have landmarks.
      { rules: { region: { enabled: false } } };
  const found = await axe.run(document.body, { ...checked, resultTypes: ['violations'] });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
