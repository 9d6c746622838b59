import { afterEach, expect } from 'vitest';
import { appearanceRules } from './appearanceRules';
import { listViolations } from './listViolations';

type Variant = { readonly theme: 'light' | 'dark'; readonly dir: 'ltr' | 'rtl' };

const variants: readonly Variant[] = [
  { theme: 'light', dir: 'ltr' },
  { theme: 'light', dir: 'rtl' },
  { theme: 'dark', dir: 'ltr' },
  { theme: 'dark', dir: 'rtl' },
];

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
      expect(await listViolations(appearanceRules), `axe in ${variant.theme}, ${variant.dir}`).toEqual([]);
    }
  } finally {
    applyVariant(own);
  }
});
