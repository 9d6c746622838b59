import { FilmIcon, Play } from 'lucide-react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Grid } from '../../layout/Grid';
import { ThumbnailImage } from '../../primitives/ThumbnailImage/ThumbnailImage';
import type { MediaItem } from './MediaLibraryProps';

/** Formats seconds: `95` is '1:35'. */
function formatClock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Describes kind, size and length of an item: 'Picture, 1200 × 628'. */
export function describeMedia({ kind, width, height, duration, youtube_id }: MediaItem): string {
  const name = translate(kind === 'image' ? 'Picture' : youtube_id ? 'YouTube video' : 'Video');
  const size = width > 0 && height > 0 ? `${width} × ${height}` : undefined;
  const length = duration ? formatClock(duration) : undefined;
  return [name, size, length].filter(Boolean).join(', ');
}

/** Thumbnail in a 4:3 frame, uncropped; videos have an icon. Decorative: the name is beside it. */
export function MediaThumbnail({ item }: { item: MediaItem }) {
  const src = item.thumbnailUrl ?? (item.kind === 'image' ? item.url : undefined);
  return (
    <Box position="relative" overflow="hidden" css={{ '& img': { objectFit: 'contain' } }}>
      {src ? (
        <ThumbnailImage src={src} alt="" width="100%" ratio="4 / 3" />
      ) : (
        <Grid aspectRatio="4 / 3" placeItems="center" borderRadius="l2" bg="bg.muted" color="fg.muted">
          <FilmIcon aria-hidden />
        </Grid>
      )}
      {item.kind === 'video' ? (
        <Box
          aria-hidden
          position="absolute"
          bottom={2}
          insetStart={2}
          display="inline-flex"
          alignItems="center"
          gap={1}
          px={2}
          minH={5}
          borderRadius="full"
          bg="bg.inverted"
          color="fg.inverted"
          textStyle="2xs"
          fontWeight="medium"
          css={{ '& svg': { boxSize: 3 } }}
        >
          <Play />
          {item.youtube_id ? 'YouTube' : item.duration ? formatClock(item.duration) : translate('Video')}
        </Box>
      ) : null}
    </Box>
  );
}
