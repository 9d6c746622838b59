import { getDefaultStore } from 'jotai';
import { useEffect, useState } from 'react';
import { createMemoryRouter, createPath } from 'react-router';
import { getSessionAtom } from '../session/session.atoms';
import { changeColorMode } from '../theme/colorMode';
import { App } from './App';
import { routes } from './routes';

export type AppInMemoryProps = {
  path: string;
  locale: string;
  dir?: 'ltr' | 'rtl';
  colorMode: 'light' | 'dark' | undefined;
  onAddress: (address: string) => void;
};

/** The whole app with an in-memory router. */
export function AppInMemory({ path, onAddress, ...props }: AppInMemoryProps) {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [path] }));
  useEffect(() => router.subscribe(({ location }) => onAddress(createPath(location))), [router, onAddress]);
  return <App router={router} {...props} />;
}

/** Ends the sessions of earlier stories. */
export function signOutEverywhere(): void {
  window.localStorage.clear();
  // Atoms and shared values outlive a story.
  changeColorMode('system');
  for (const kind of ['agency', 'superAdmin', 'viewingAgency'] as const) {
    getDefaultStore().set(getSessionAtom({ kind }), undefined);
  }
}
