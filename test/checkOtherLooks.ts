import { afterEach, expect } from 'vitest';
import { appearanceRules } from './appearanceRules';

type Look = { readonly theme: 'light' | 'dark'; readonly dir: 'ltr' | 'rtl' };

const looks: readonly Look[] = [
  { theme: 'light', dir: 'ltr' },
  { theme: 'light', dir: 'rtl' },
  { theme: 'dark', dir: 'ltr' },
  { theme: 'dark', dir: 'rtl' },
];

/** A colour on its way is no colour to judge; what never ends is left to run. */
const longestChangeMs = 1_000;

/** The messenger's colours and direction are its project's, whatever the page around it wears. */
const wearsItsOwn = '/packages/messenger/';

const root = document.documentElement;

/** Looks hang on the document alone (`useDocumentMode` of `ui`), so a story need not be played for each of them. */
function wear({ theme, dir }: Look): void {
  root.classList.remove('light', 'dark');
  root.classList.add(theme);
  root.style.colorScheme = theme;
  root.dir = dir;
  // Where the play left off, a bar that stays may cover half of a control, and axe takes it for too small.
  scrollTo(0, 0);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function standStill(): Promise<void> {
  await nextFrame();
  const changes = document.getAnimations().map(({ finished }) => finished);
  const patience = new Promise((resolve) => setTimeout(resolve, longestChangeMs));
  await Promise.race([Promise.allSettled(changes), patience]);
  await nextFrame();
}

/** What breaks a rule on the page as it stands: rule, element and reason, a line for each. */
async function violations(): Promise<string[]> {
  // Storybook's addon prepares this module; depending on how, it has a default export or only sets the global.
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

/** After a story's own check by axe: the same page in the other colours and the other reading direction. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || task.meta.storyId === undefined) return;
  if (task.file.filepath.includes(wearsItsOwn)) return;
  const own: Look = {
    theme: root.classList.contains('dark') ? 'dark' : 'light',
    dir: root.dir === 'rtl' ? 'rtl' : 'ltr',
  };
  try {
    for (const look of looks.filter(({ theme, dir }) => theme !== own.theme || dir !== own.dir)) {
      wear(look);
      await standStill();
      expect(await violations(), `axe in ${look.theme}, ${look.dir}`).toEqual([]);
    }
  } finally {
    wear(own);
  }
});
