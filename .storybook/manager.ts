import { DOCS_RENDERED, GLOBALS_UPDATED, SET_GLOBALS, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { addSearchWords, toSidebarName } from './manager/addSearchWords';
import { createManagerTheme } from './manager/createManagerTheme';

declare global {
  /** Set by `managerHead` in `main.ts`. */
  var adlaneSearchWords: Readonly<Record<string, readonly string[]>>;
}

addons.setConfig({
  theme: createManagerTheme('light'),
  sidebar: { renderLabel: ({ name }) => toSidebarName(name) },
});

// Sidebar and panels follow the toolbar's theme, as the stories do.
addons.register('adlane/theme', (api) => {
  function followTheme({ globals }: { readonly globals: { readonly theme?: unknown } }): void {
    api.setOptions({ theme: createManagerTheme(globals.theme === 'dark' ? 'dark' : 'light') });
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
