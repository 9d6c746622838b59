import { Box, ButtonLink, EmptyState } from '@adlane/ui';
import { paths } from '../navigation/paths';

/** 404 page. */
export function Component() {
  return (
    <Box minH="60dvh" display="grid" placeItems="center">
      <title>Page not found – Adlane</title>
      <EmptyState title="Page not found" actions={<ButtonLink href={paths.home}>Back to home</ButtonLink>}>
        It may have been moved or deleted. Check the address.
      </EmptyState>
    </Box>
  );
}
