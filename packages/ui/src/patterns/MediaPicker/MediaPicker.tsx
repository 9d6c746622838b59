import { useState } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';
import { HStack } from '../../layout/HStack';
import { Stack } from '../../layout/Stack';
import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { SearchInput } from '../../primitives/SearchInput/SearchInput';
import { Select } from '../../primitives/Select/Select';
import { MediaCropper } from '../MediaCropper/MediaCropper';
import { MediaLibrary } from '../MediaLibrary/MediaLibrary';
import type { MediaItem } from '../MediaLibrary/MediaLibraryProps';
import { MediaUploader } from '../MediaUploader/MediaUploader';
import type { MediaPickerLibrary, MediaPickerProps } from './MediaPickerProps';
import { YoutubeInput } from './YoutubeInput';

type Choice = {
  selected: readonly MediaItem[];
  /** Shown after the limit was exceeded. */
  refusal: string | undefined;
  select: (items: readonly MediaItem[]) => void;
  refuse: () => void;
  /** Selects a new item; beyond the limit it only stays in the library. */
  add: (item: MediaItem) => void;
};

function useChoice({ value, limit, limitText, checkItem }: MediaPickerProps): Choice {
  const [selected, setSelected] = useState(value);
  const [refusal, setRefusal] = useState<string>();
  return {
    selected,
    refusal,
    select(items) {
      setSelected(items);
      setRefusal(undefined);
    },
    refuse: () => setRefusal(limitText),
    add(item) {
      if (checkItem?.(item) !== undefined) return;
      if (limit > 1 && selected.length >= limit) setRefusal(limitText);
      setSelected((before) => {
        if (before.some(({ id }) => id === item.id)) return before;
        if (limit === 1) return [item];
        return before.length < limit ? [...before, item] : before;
      });
    },
  };
}

function LibraryBar({ search, onSearch, filters, filter, onFilter }: MediaPickerLibrary) {
  return (
    <Flex wrap="wrap" gap={3}>
      <Box flex="1" minW="12rem">
        <SearchInput label={translate('Search media')} value={search} onSearch={onSearch} />
      </Box>
      {filters.length > 1 ? (
        <Box w={{ base: 'full', sm: '11rem' }}>
          <Select
            aria-label={translate('Show')}
            options={filters}
            value={filter}
            onChange={({ target }) => onFilter(target.value)}
          />
        </Box>
      ) : null}
    </Flex>
  );
}

function ChoiceFooter({ picker, choice }: { picker: MediaPickerProps; choice: Choice }) {
  const { limit, checkSelection, onChoose, onClose } = picker;
  const { selected, refusal } = choice;
  const warning = refusal ?? (selected.length > 0 ? checkSelection?.(selected) : undefined);
  return (
    <HStack flexWrap="wrap" gap={3} w="full">
      <Box flex="1" minW="10rem" textStyle="sm" role="status">
        <Box as="bdi" fontVariantNumeric="tabular-nums">
          {translate('{count} of {limit} chosen', { count: selected.length, limit })}
        </Box>
        {warning ? (
          <Box color={refusal ? 'fg.error' : 'fg.warning'} textStyle="xs" overflowWrap="anywhere">
            {warning}
          </Box>
        ) : null}
      </Box>
      <Button variant="secondary" onClick={onClose}>
        {translate('Cancel')}
      </Button>
      <Button onClick={() => onChoose(selected)}>{translate('Choose')}</Button>
    </HStack>
  );
}

function OpenPicker(props: MediaPickerProps) {
  const { title, limit, checkItem, library, uploader, youtube, maker, cropper, onClose } = props;
  const choice = useChoice(props);
  const [cropped, setCropped] = useState<MediaItem>();
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={title}
        size="lg"
        footer={<ChoiceFooter picker={props} choice={choice} />}
      >
        <Stack gap={4} pb={2}>
          {uploader ? <MediaUploader {...uploader} onUploaded={choice.add} /> : null}
          {youtube ? <YoutubeInput {...youtube} onAdded={choice.add} /> : null}
          {maker?.(choice.add)}
          <LibraryBar {...library} />
          <MediaLibrary
            label={translate('Media library')}
            items={library.items}
            selected={choice.selected}
            onSelect={choice.select}
            limit={limit}
            onLimit={choice.refuse}
            isFiltered={library.search !== '' || library.filter !== library.filters[0]?.value}
            error={library.error}
            {...(library.onRetry ? { onRetry: library.onRetry } : {})}
            {...(checkItem ? { checkItem } : {})}
            {...(cropper ? { onCrop: setCropped } : {})}
            {...(library.onMore ? { onMore: library.onMore } : {})}
            hasMore={library.hasMore ?? false}
            isLoadingMore={library.isLoadingMore ?? false}
          />
        </Stack>
      </Dialog>
      {cropper ? (
        <MediaCropper
          {...cropper}
          item={cropped}
          onClose={() => setCropped(undefined)}
          onSaved={(item) => {
            setCropped(undefined);
            choice.add(item);
          }}
        />
      ) : null}
    </>
  );
}

/**
 * Chooses pictures and videos from a library, in order and up to a limit; what is missing is uploaded, cut or added from
 * YouTube on the way and is chosen at once. Cancel leaves everything as it was, except that what was uploaded stays in
 * the library.
 */
export function MediaPicker(props: MediaPickerProps) {
  return props.open ? <OpenPicker {...props} /> : null;
}
