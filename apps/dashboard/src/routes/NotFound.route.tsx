import { ButtonLink, EmptyState, Grid } from '@adlane/ui';
import { paths } from '../navigation/paths';

/** 404 page. */
export function Component() {
  return (
    <Grid minH="60dvh" placeItems="center">
      <title>Page not found – Adlane</title>
      <EmptyState
        headingLevel={1}
        title="Page not found"
        actions={<ButtonLink href={paths.home}>Back to home</ButtonLink>}
      >
        It may have been moved or deleted. Check the address.
      </EmptyState>
    </Grid>
  );
}
