import { DOCS_RENDERED, GLOBALS_UPDATED, SET_GLOBALS, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { addSearchWords, toSidebarName } from './manager/addSearchWords';
import { collapsedGroups } from './manager/collapsedGroups';
import { createManagerTheme } from './manager/createManagerTheme';

declare global {
  /** Set by `managerHead` in `main.ts`. */
  var adlaneSearchWords: Readonly<Record<string, readonly string[]>>;
}

addons.setConfig({
  theme: createManagerTheme('light'),
  sidebar: {
    renderLabel: ({ name }) => toSidebarName(name),
    collapsedRoots: [...collapsedGroups],
  },
});

// Sidebar and panels follow the toolbar's theme, as the stories do. Each story announces its globals, and a new theme
// styles the whole manager again, so that only a change may set one.
addons.register('adlane/theme', (api) => {
  let isDark = false;
  function followTheme({ globals }: { readonly globals: { readonly theme?: unknown } }): void {
    if ((globals.theme === 'dark') === isDark) return;
    isDark = !isDark;
    api.setOptions({ theme: createManagerTheme(isDark ? 'dark' : 'light') });
  }
  api.on(SET_GLOBALS, followTheme);
  api.on(GLOBALS_UPDATED, followTheme);
});

addons.register('adlane/search', (api) => {
  // The index is there when a page is; a change of a story file brings a new one.
  function addWords(): void {
    const index = api.getIndex();
    const complete = index && addSearchWords(index, globalThis.adlaneSearchWords);
    if (complete) void api.setIndex(complete);
  }
  api.on(DOCS_RENDERED, addWords);
  api.on(STORY_RENDERED, addWords);
});
