import { Box } from '@adlane/ui';
import { useMemo } from 'react';
import { Banner, type BannerBridge } from '../Banner/Banner';

export type BannerPreviewProps = {
  /** The action as the server sends it, without its id. */
  action: Readonly<Record<string, unknown>>;
};

/**
 * A banner as visitors see it. Its buttons do nothing.
 *
 * @example <BannerPreview action={{ actionType: 'banner', format: 'floating', data: { text: 'Sale' } }} />
 */
export function BannerPreview({ action }: BannerPreviewProps) {
  const bridge = useMemo<BannerBridge>(
    () => ({
      send: () => undefined,
      subscribe(receive) {
        receive({ name: 'banner-data', type: 'banner', data: action });
        return () => undefined;
      },
    }),
    [action],
  );
  return (
    <Box position="relative">
      <Banner bridge={bridge} isPreview />
    </Box>
  );
}
