import { UiProvider } from '@adlane/ui';
import { RouterProvider } from 'react-router/dom';
import { RouterLink } from './RouterLink';
import { router } from './router';
import { directionOf } from './systemLocale';

/** Looks and routes. Everything that needs the API is loaded by the routes behind signing in. */
export function App({ locale }: { locale: string }) {
  return (
    <UiProvider colorMode="system" dir={directionOf(locale)} locale={locale} linkComponent={RouterLink}>
      <RouterProvider router={router} />
    </UiProvider>
  );
}
