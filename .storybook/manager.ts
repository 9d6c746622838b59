import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { createManagerTheme } from './manager/createManagerTheme';

addons.setConfig({ theme: createManagerTheme('light') });

// Sidebar and panels follow the toolbar's theme, as the stories do.
addons.register('adlane/theme', (api) => {
  function followTheme({ globals }: { readonly globals: { readonly theme?: unknown } }): void {
    api.setOptions({ theme: createManagerTheme(globals.theme === 'dark' ? 'dark' : 'light') });
  }
  api.on(SET_GLOBALS, followTheme);
  api.on(GLOBALS_UPDATED, followTheme);
});
