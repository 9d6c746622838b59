import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Appearance, type AppearanceProps } from './Appearance';
import { RouterLink } from './RouterLink';

export type AppProps = Omit<AppearanceProps, 'children' | 'linkComponent'> & {
  router: DataRouter;
};

/** Theme and routes. Everything that needs the API is loaded by the routes behind the sign-in. */
export function App({ router, ...props }: AppProps) {
  return (
    <Appearance {...props} linkComponent={RouterLink}>
      <RouterProvider router={router} />
    </Appearance>
  );
}
