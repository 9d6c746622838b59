import { Box, Skeleton, translate } from '@adlane/ui';

/** The outline of the editor while it loads. */
export function EditorSkeleton() {
  return (
    <Box as="output" display="grid" gap={6} aria-busy aria-label={translate('Loading template')}>
      <Skeleton width={64} height={8} />
      <Skeleton width={96} height={10} />
      <Box
        display="grid"
        gap={6}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) {sizes.md}' }}
      >
        <Skeleton height={96} />
        <Skeleton height={96} />
      </Box>
    </Box>
  );
}
