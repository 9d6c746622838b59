import { Outlet, ScrollRestoration } from 'react-router';
import { LoadFailure } from '../shell/LoadFailure';
import { toaster } from '../shell/toaster';

/** Root layout. */
export function Component() {
  const Toaster = toaster.use();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      {Toaster ? <Toaster /> : null}
    </>
  );
}

export const ErrorBoundary = LoadFailure;
