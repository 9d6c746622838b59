import { Box, Skeleton, translate } from '@adlane/ui';

/** The outline of the editor while it loads. */
export function EditorSkeleton() {
  return (
    <Box as="output" display="grid" gap={6} aria-busy aria-label={translate('Loading template')}>
      <Skeleton width="16rem" height="2rem" />
      <Skeleton width="24rem" height="2.5rem" />
      <Box
        display="grid"
        gap={6}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 28rem' }}
      >
        <Skeleton height="24rem" />
        <Skeleton height="24rem" />
      </Box>
    </Box>
  );
}
