import { type ColorMode, UiProvider } from '@adlane/ui';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { colorMode } from '../theme/colorMode';
import { RouterLink } from './RouterLink';

export type AppProps = {
  router: DataRouter;
  /** BCP 47 tag for dates and numbers. */
  locale: string;
  /** @default the theme chosen in this browser */
  colorMode?: ColorMode;
  /**
   * Reading direction. It follows the language of the texts, not the one of the browser.
   * @default 'ltr', because the texts are English
   */
  dir?: 'ltr' | 'rtl';
};

/** Theme and routes. Everything that needs the API is loaded by the routes behind the sign-in. */
export function App({ router, locale, colorMode: fixedMode, dir = 'ltr' }: AppProps) {
  const chosenMode = colorMode.use();
  return (
    <UiProvider
      scope="document"
      colorMode={fixedMode ?? chosenMode}
      dir={dir}
      locale={locale}
      linkComponent={RouterLink}
    >
      <RouterProvider router={router} />
    </UiProvider>
  );
}
