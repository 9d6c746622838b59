import { type ColorMode, UiProvider } from '@adlane/ui';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { getDirection } from './getSystemLocale';
import { RouterLink } from './RouterLink';

export type AppProps = {
  router: DataRouter;
  /** BCP 47 tag for dates, numbers and reading direction. */
  locale: string;
  /** @default 'system' */
  colorMode?: ColorMode;
};

/** Theme and routes. Everything that needs the API is loaded by the routes behind the sign-in. */
export function App({ router, locale, colorMode = 'system' }: AppProps) {
  return (
    <UiProvider colorMode={colorMode} dir={getDirection(locale)} locale={locale} linkComponent={RouterLink}>
      <RouterProvider router={router} />
    </UiProvider>
  );
}
