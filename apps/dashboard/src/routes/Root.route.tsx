import { Box, ErrorState } from '@adlane/ui';
import { Outlet, ScrollRestoration } from 'react-router';

/** Around every page. */
export function Component() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** Where a page's code can't be loaded or the page itself breaks. */
export function ErrorBoundary() {
  return (
    <Box as="main" minH="100dvh" display="grid" placeItems="center">
      <ErrorState title="This page could not be shown" onRetry={() => window.location.reload()}>
        Your connection may be gone, or a newer version of the app was put in place.
      </ErrorState>
    </Box>
  );
}
