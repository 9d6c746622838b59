import { Box, Button } from '@adlane/ui';
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

/** Where a page's code can't be loaded or the page itself breaks. Kept small: every first load carries it. */
export function ErrorBoundary() {
  return (
    <Box as="main" minH="100dvh" display="grid" placeContent="center" justifyItems="center" gap={4} p={6}>
      <Box as="h1" fontWeight="semibold">
        This page could not be loaded
      </Box>
      <Box color="fg.muted" textStyle="sm" textAlign="center">
        Check your connection, or reload to get the latest version of the app.
      </Box>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </Box>
  );
}
