import { Box, ButtonLink, EmptyState } from '@adlane/ui';
import { paths } from '../app/paths';

/** An address that leads nowhere. */
export function Component() {
  return (
    <Box minH="60dvh" display="grid" placeItems="center">
      <title>Page not found – Adlane</title>
      <EmptyState
        title="This page does not exist"
        actions={<ButtonLink href={paths.home}>Go to the first page</ButtonLink>}
      >
        The address may be mistyped, or what stood here is gone.
      </EmptyState>
    </Box>
  );
}
