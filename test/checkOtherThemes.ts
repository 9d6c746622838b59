import { afterEach, expect } from 'vitest';
import { appearanceRules } from './appearanceRules';

type Variant = { readonly theme: 'light' | 'dark'; readonly dir: 'ltr' | 'rtl' };

const variants: readonly Variant[] = [
  { theme: 'light', dir: 'ltr' },
  { theme: 'light', dir: 'rtl' },
  { theme: 'dark', dir: 'ltr' },
  { theme: 'dark', dir: 'rtl' },
];

/** A color in transition can't be judged; animations that never end keep running. */
const longestChangeMs = 1_000;

/** The messenger's colors and direction come from its project, whatever the page uses. */
const hasOwnTheme = '/packages/messenger/';

const root = document.documentElement;

/**
 * Theme and direction are set on the document alone (`useDocumentMode` of `ui`), so a story need not be
 * played once per theme.
 */
function applyVariant({ theme, dir }: Variant): void {
  root.classList.remove('light', 'dark');
  root.classList.add(theme);
  root.style.colorScheme = theme;
  root.dir = dir;
  // After a play, a sticky bar may cover half of a control, and axe would report it as too small.
  scrollTo(0, 0);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function waitForAnimations(): Promise<void> {
  await nextFrame();
  const changes = document.getAnimations().map(({ finished }) => finished);
  const timeout = new Promise((resolve) => setTimeout(resolve, longestChangeMs));
  await Promise.race([Promise.allSettled(changes), timeout]);
  await nextFrame();
}

/** Lists axe violations of the current page: rule, element and reason, one line each. */
async function listViolations(): Promise<string[]> {
  // Storybook's addon prepares this module; depending on how, it has a default export or only sets the
  // global.
  const module = await import('axe-core');
  const axe = module.default ?? Reflect.get(globalThis, 'axe');
  axe.reset();
  const found = await axe.run(document.body, {
    runOnly: { type: 'rule', values: appearanceRules },
    resultTypes: ['violations'],
  });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/** After axe has checked the story, checks the same page in the other theme and the other direction. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || task.meta.storyId === undefined) return;
  if (task.file.filepath.includes(hasOwnTheme)) return;
  const own: Variant = {
    theme: root.classList.contains('dark') ? 'dark' : 'light',
    dir: root.dir === 'rtl' ? 'rtl' : 'ltr',
  };
  try {
    for (const variant of variants.filter(({ theme, dir }) => theme !== own.theme || dir !== own.dir)) {
      applyVariant(variant);
      await waitForAnimations();
      expect(await listViolations(), `axe in ${variant.theme}, ${variant.dir}`).toEqual([]);
    }
  } finally {
    applyVariant(own);
  }
});
