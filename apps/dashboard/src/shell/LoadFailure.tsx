import { Box, Button, Grid, translate } from '@adlane/ui';

/** Shown if a page's code cannot be loaded or the page throws. Small, because every first load includes it. */
export function LoadFailure() {
  return (
    <Grid as="main" minH="100dvh" placeContent="center" justifyItems="center" gap={4} p={6}>
      <Box as="h1" fontWeight="semibold">
        {translate("Couldn't load this page")}
      </Box>
      <Box color="fg.muted" textStyle="sm" textAlign="center">
        {translate('Check your connection, or reload for the latest version.')}
      </Box>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        {translate('Try again')}
      </Button>
    </Grid>
  );
}
