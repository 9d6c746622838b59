import { type ColorMode, UiProvider } from '@adlane/ui';
import { useAtomValue } from 'jotai';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { colorModeAtom } from '../theme/colorMode.atom';
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
export function App({ router, locale, colorMode, dir = 'ltr' }: AppProps) {
  const chosenMode = useAtomValue(colorModeAtom);
  return (
    <UiProvider colorMode={colorMode ?? chosenMode} dir={dir} locale={locale} linkComponent={RouterLink}>
      <RouterProvider router={router} />
    </UiProvider>
  );
}
