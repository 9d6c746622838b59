import { Badge, Box, translate } from '@adlane/ui';
import { memo } from 'react';
import type { PreviewPlacement } from '../placements/PreviewPlacement';
import { deviceLabels, previewPlatformLabels } from '../placements/previewLabels';

export type PreviewCaptionProps = {
  placement: PreviewPlacement;
  /** Why the ad is not shown here. */
  note: string | undefined;
  /** Note on how the placement crops the image. */
  cropNote: string | undefined;
};

/** The placement of a preview, and notes on it. */
export const PreviewCaption = memo(function PreviewCaption(props: PreviewCaptionProps) {
  const { placement, note, cropNote } = props;
  return (
    <Box as="figcaption" mb={2} textStyle="xs" color="fg.muted" maxW="22.5rem">
      <Box display="flex" flexWrap="wrap" alignItems="center" gap={2} mb={0.5}>
        <Box as="span" color="fg" fontWeight="semibold">
          {previewPlatformLabels[placement.platform]} {translate(placement.label)}
        </Box>
        {translate(deviceLabels[placement.device])}
        {placement.closed ? <Badge tone="warning">{translate('Closed')}</Badge> : null}
      </Box>
      {note ? <Box>{translate(note)}</Box> : null}
      {cropNote ? <Box>{cropNote}</Box> : null}
    </Box>
  );
});
