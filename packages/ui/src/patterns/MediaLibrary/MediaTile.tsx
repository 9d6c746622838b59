import { chakra } from '@chakra-ui/react';
import { Crop } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Grid } from '../../layout/Grid';
import { IconButton } from '../../primitives/Button/IconButton';
import type { MediaItem } from './MediaLibraryProps';
import { describeMedia, MediaThumbnail } from './MediaThumbnail';

const Toggle = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    p: 1.5,
    textAlign: 'start',
    borderWidth: '1px',
    borderRadius: 'l3',
    bg: 'bg.panel',
    cursor: 'button',
    colorPalette: 'brand',
    focusVisibleRing: 'outside',
    _hover: { borderColor: 'border.emphasized' },
    '&[aria-pressed=true]': {
      borderColor: 'brand.solid',
      boxShadow: '0 0 0 1px var(--adlane-colors-brand-solid)',
    },
    '&[aria-disabled=true]': { cursor: 'disabled', bg: 'bg.muted' },
  },
});

type MediaTileProps = {
  item: MediaItem;
  /** Position in the selection, from 0; -1 if not selected. */
  place: number;
  problem: string | undefined;
  /** The tile in the tab order (roving tabindex). */
  isReached: boolean;
  onPress: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onCrop: (() => void) | undefined;
};

/** Item of the library: a click selects or deselects it. */
export function MediaTile(props: MediaTileProps) {
  const { item, place, problem, isReached, onPress, onFocus, onKeyDown, onCrop } = props;
  const isChosen = place >= 0;
  return (
    <Box as="li" position="relative" minW={0}>
      <Toggle
        type="button"
        data-tile=""
        aria-pressed={isChosen}
        aria-disabled={problem !== undefined || undefined}
        tabIndex={isReached ? 0 : -1}
        onClick={problem === undefined ? onPress : undefined}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        <MediaThumbnail item={item} />
        <Box mt={1.5} px={1} minW={0}>
          <Box textStyle="sm" fontWeight="medium" truncate title={item.name}>
            <bdi>{item.name}</bdi>
          </Box>
          <Box textStyle="xs" color="fg.muted" truncate>
            {describeMedia(item)}
          </Box>
          {problem ? (
            <Box textStyle="xs" color="fg.error" overflowWrap="anywhere">
              {problem}
            </Box>
          ) : null}
        </Box>
      </Toggle>
      {isChosen ? (
        <Grid
          aria-hidden
          position="absolute"
          top={3}
          insetStart={3}
          placeItems="center"
          minW={6}
          h={6}
          px={1.5}
          borderRadius="full"
          bg="brand.solid"
          color="brand.contrast"
          textStyle="xs"
          fontWeight="semibold"
          pointerEvents="none"
        >
          {place + 1}
        </Grid>
      ) : null}
      {onCrop ? (
        <Box position="absolute" top={3} insetEnd={3}>
          <IconButton
            size="sm"
            variant="secondary"
            tabIndex={isReached ? 0 : -1}
            label={translate('Crop {name}', { name: item.name })}
            icon={<Crop />}
            onClick={onCrop}
          />
        </Box>
      ) : null}
    </Box>
  );
}
