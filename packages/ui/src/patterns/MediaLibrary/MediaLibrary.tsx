import { Images } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';
import { Grid } from '../../layout/Grid';
import { Button } from '../../primitives/Button/Button';
import { EmptyState, ErrorState } from '../../primitives/EmptyState/EmptyState';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { getNextTile } from './getNextTile';
import type { MediaItem, MediaLibraryProps } from './MediaLibraryProps';
import { MediaTile } from './MediaTile';

const columns = {
  base: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
  sm: 'repeat(auto-fill, minmax(10rem, 1fr))',
};

function LoadingTiles() {
  return (
    <Grid gap={3} gridTemplateColumns={columns} aria-hidden>
      {Array.from({ length: 8 }, (_, tile) => (
        <Box key={tile} p={1.5} borderWidth="1px" borderRadius="l3">
          <Skeleton height="6rem" />
          <Box mt={2}>
            <Skeleton width="70%" />
          </Box>
        </Box>
      ))}
    </Grid>
  );
}

/** Counts the tiles in the first row. */
function countColumns(tiles: readonly HTMLElement[]): number {
  const [first] = tiles;
  if (!first) return 1;
  const top = first.getBoundingClientRect().top;
  return tiles.filter((tile) => Math.abs(tile.getBoundingClientRect().top - top) < 2).length;
}

function useTileKeys() {
  const listRef = useRef<HTMLUListElement>(null);
  function move(event: KeyboardEvent<HTMLElement>) {
    const tiles = [...(listRef.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])];
    const to = getNextTile({
      key: event.key,
      from: tiles.indexOf(event.currentTarget),
      count: tiles.length,
      columns: countColumns(tiles),
      isRightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (to === undefined) return;
    event.preventDefault();
    tiles[to]?.focus();
  }
  return { listRef, move };
}

function selectItem({ item, selected, limit, onLimit, onSelect }: PressOptions): void {
  const others = selected.filter(({ id }) => id !== item.id);
  if (others.length < selected.length) onSelect(others);
  else if (limit === 1) onSelect([item]);
  else if (selected.length >= limit) onLimit?.();
  else onSelect([...selected, item]);
}

type PressOptions = Pick<MediaLibraryProps, 'selected' | 'limit' | 'onLimit' | 'onSelect'> & {
  item: MediaItem;
};

function Tiles(props: MediaLibraryProps & { items: readonly MediaItem[] }) {
  const { label, items, selected, checkItem, onCrop, hasMore, isLoadingMore = false, onMore } = props;
  const [reachedId, setReachedId] = useState<number>();
  const { listRef, move } = useTileKeys();
  const reached = items.some(({ id }) => id === reachedId) ? reachedId : items[0]?.id;
  return (
    <>
      <Box
        as="ul"
        ref={listRef}
        aria-label={label}
        listStyleType="none"
        display="grid"
        gap={3}
        gridTemplateColumns={columns}
      >
        {items.map((item) => (
          <MediaTile
            key={item.id}
            item={item}
            place={selected.findIndex(({ id }) => id === item.id)}
            problem={checkItem?.(item)}
            isReached={item.id === reached}
            onPress={() => selectItem({ ...props, item })}
            onFocus={() => setReachedId(item.id)}
            onKeyDown={move}
            onCrop={onCrop && item.kind === 'image' ? () => onCrop(item) : undefined}
          />
        ))}
      </Box>
      {hasMore && onMore ? (
        <Flex mt={4} justify="center">
          <Button variant="secondary" loading={isLoadingMore} onClick={onMore}>
            {translate('Show more')}
          </Button>
        </Flex>
      ) : null}
    </>
  );
}

/** Grid of images and videos to select; selected tiles show their position. Arrow keys move between tiles. */
export function MediaLibrary(props: MediaLibraryProps) {
  const { items, error, onRetry, isFiltered = false } = props;
  if (error !== undefined) return <ErrorState {...(onRetry ? { onRetry } : {})}>{error}</ErrorState>;
  return (
    <Box aria-busy={items === undefined}>
      {items === undefined ? <LoadingTiles /> : null}
      {items && items.length > 0 ? <Tiles {...props} items={items} /> : null}
      {items?.length === 0 ? (
        <EmptyState
          icon={<Images />}
          title={isFiltered ? translate('Nothing found') : translate('No pictures or videos yet')}
        >
          {isFiltered
            ? translate('Try another search or media type.')
            : translate('Your uploads are saved here for your next ads.')}
        </EmptyState>
      ) : null}
    </Box>
  );
}
