import { ArrowLeft, ArrowRight, Crop, Ellipsis, Replace, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Grid } from '../../layout/Grid';
import { HStack } from '../../layout/HStack';
import { IconButton } from '../../primitives/Button/IconButton';
import { Menu } from '../../primitives/Menu/Menu';
import type { MenuItem } from '../../primitives/Menu/MenuProps';
import type { MediaItem } from '../MediaLibrary/MediaLibraryProps';
import { describeMedia, MediaThumbnail } from '../MediaLibrary/MediaThumbnail';
import { listColumns } from '../SortableList/listColumns';
import type { MediaListProps } from './MediaListProps';

function buildMenu({ items, onChange, onReplace, onCrop }: MediaListProps, item: MediaItem): MenuItem[] {
  const index = items.indexOf(item);
  const moveTo = (place: number) => {
    const others = items.filter((each) => each !== item);
    onChange([...others.slice(0, place), item, ...others.slice(place)]);
  };
  return [
    {
      value: 'earlier',
      label: translate('Move earlier'),
      icon: <ArrowLeft />,
      disabled: index === 0,
      onSelect: () => moveTo(index - 1),
    },
    {
      value: 'later',
      label: translate('Move later'),
      icon: <ArrowRight />,
      disabled: index === items.length - 1,
      onSelect: () => moveTo(index + 1),
    },
    ...(onReplace
      ? [
          {
            value: 'replace',
            label: translate('Replace'),
            icon: <Replace />,
            onSelect: () => onReplace(item),
          },
        ]
      : []),
    ...(onCrop && item.kind === 'image'
      ? [{ value: 'crop', label: translate('Crop'), icon: <Crop />, onSelect: () => onCrop(item) }]
      : []),
    {
      value: 'remove',
      label: translate('Remove'),
      icon: <Trash2 />,
      tone: 'danger',
      onSelect: () => onChange(items.filter((each) => each !== item)),
    },
  ];
}

type CardProps = {
  item: MediaItem;
  index: number;
  handle: ReactNode;
  menu: ReactNode;
  problem: string | undefined;
};

function MediaCard({ item, index, handle, menu, problem }: CardProps) {
  return (
    <Box
      borderWidth="1px"
      borderRadius="l3"
      borderColor={problem ? 'border.error' : 'border'}
      bg="bg.panel"
      p={1.5}
      h="full"
    >
      <MediaThumbnail item={item} />
      <HStack gap={1} mt={1}>
        {handle}
        <Box flex="1" minW={0}>
          <Box textStyle="sm" fontWeight="medium" truncate title={item.name}>
            {`${index + 1}. `}
            <bdi>{item.name}</bdi>
          </Box>
          <Box textStyle="xs" color="fg.muted" truncate>
            {describeMedia(item)}
          </Box>
        </Box>
        {menu}
      </HStack>
      {problem ? (
        <Box px={1} pb={1} textStyle="xs" color="fg.error" overflowWrap="anywhere">
          {problem}
        </Box>
      ) : null}
    </Box>
  );
}

// Loaded with the second file: one file has no order, and dragging is most of the code.
const SortableMedia = lazy(() =>
  import('../SortableList/SortableList').then((module) => ({ default: module.SortableList<MediaItem> })),
);

/** Selected images and videos in order: reorder by handle or menu, replace, crop, remove. */
export function MediaList(props: MediaListProps) {
  const { label, items, onChange, checkItem, disabled = false } = props;
  const drawCard = (item: MediaItem, { handle, index }: { handle: ReactNode; index: number }) => (
    <MediaCard
      item={item}
      index={index}
      handle={handle}
      problem={checkItem?.(item)}
      menu={
        disabled ? null : (
          <Menu
            trigger={
              <IconButton
                size="sm"
                label={translate('Actions for {name}', { name: item.name })}
                icon={<Ellipsis />}
              />
            }
            items={buildMenu(props, item)}
          />
        )
      }
    />
  );
  const fixedList = (
    <Grid as="ol" aria-label={label} listStyleType="none" gap={3} gridTemplateColumns={listColumns.grid}>
      {items.map((item, index) => (
        <Box as="li" key={item.id} minW={0}>
          {drawCard(item, { handle: null, index })}
        </Box>
      ))}
    </Grid>
  );
  if (disabled || items.length < 2) return fixedList;
  return (
    <Suspense fallback={fixedList}>
      <SortableMedia
        label={label}
        layout="grid"
        items={items}
        getId={({ id }) => id}
        getName={({ name }) => name}
        onReorder={onChange}
      >
        {drawCard}
      </SortableMedia>
    </Suspense>
  );
}
