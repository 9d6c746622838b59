import { useApi } from '@adlane/api-client';
import type { Actor } from '@adlane/contract';
import type { Media } from '@adlane/contract/ads/media';
import { maxBulkIds, successMessages } from '@adlane/contract/constants';
import {
  BulkBar,
  Button,
  ConfirmDialog,
  DataTable,
  EmptyState,
  FilterBar,
  PageHeader,
  PageHelp,
  translate,
  useBulkRun,
  useRowSelection,
} from '@adlane/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Images, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../../shared/format/describeError';
import { type ActionItems, useSelectedRows } from '../../../shared/lists/useSelectedRows';
import { PictureCard } from '../../../shared/PictureCard/PictureCard';
import { buildSearchProps, useTableProps } from '../../../shared/urlState/useTableProps';
import { ListViews } from '../../../shared/views/ListViews';
import { describeMedia } from '../describeMedia';
import { AddMediaDialog } from './AddMediaDialog';
import { MediaMenu } from './MediaMenu';
import { mediaColumns } from './mediaColumns';
import { useMedia } from './useMedia';

export type MediaScreenProps = {
  /** The signed-in user. */
  user: Actor;
};

type Question = { readonly items: ActionItems<Media>; readonly subject: string };

/** Images and videos for ads: upload, crop, download, delete (ads §2, Ad Media Library). */
export function MediaScreen({ user }: MediaScreenProps) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const { list, sort, media, clientId, filters, readPage, listKey } = useMedia(user);
  const { selection, onSelection, deselect } = useRowSelection(listKey);
  const selected = useSelectedRows<Media>({ noun: 'file', selection, page: media.data, readPage });
  const runner = useBulkRun<Media>();
  const [isAdding, setIsAdding] = useState(false);
  const [question, setQuestion] = useState<Question | undefined>(undefined);
  const total = media.data?.meta.total ?? 0;
  function deleteMedia({ items }: Question) {
    setQuestion(undefined);
    runner.start({
      items,
      describeError,
      getName: ({ name }) => name,
      label: translate('Deleting files'),
      success: successMessages.deleted,
      batchSize: maxBulkIds,
      shouldSplit: () => true,
      run: (batch) => client.media.bulkDelete({ body: { ids: batch.map(({ id }) => id) } }),
      onSettled: (done) => {
        deselect(done.map(({ id }) => String(id)));
        void queryClient.invalidateQueries({ queryKey: queries.media.key() });
      },
    });
  }
  const addButton = (
    <Button startIcon={<Upload aria-hidden />} onClick={() => setIsAdding(true)}>
      {translate('Add media')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={translate('Media Library')}
        help={<PageHelp>{translate('Images and videos to use in your ads.')}</PageHelp>}
        actions={addButton}
      />
      <DataTable<Media>
        {...useTableProps(list, media, sort)}
        label={translate('Media')}
        errorTitle={translate("Couldn't load the media")}
        columns={mediaColumns}
        layout="cards"
        renderCard={(item, parts) => (
          <PictureCard
            thumbnailUrl={item.thumbnailUrl ?? (item.kind === 'image' ? item.url : null)}
            title={item.name}
            parts={parts}
            detail={describeMedia(item)}
          />
        )}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(item) => (
          <MediaMenu item={item} onDelete={() => setQuestion({ items: [item], subject: item.name })} />
        )}
        selection={selection}
        onSelection={onSelection}
        empty={
          <EmptyState icon={<Images />} title={translate('No images or videos yet')} actions={addButton}>
            {translate('Upload them once and use them in every ad.')}
          </EmptyState>
        }
        toolbar={
          <FilterBar
            views={<ListViews user={user} name="media" list={list} />}
            search={buildSearchProps('Search media', list)}
            filters={filters}
            onReset={list.clear}
            total={media.data?.meta.total}
          />
        }
      />
      <BulkBar
        selection={selection}
        onSelection={onSelection}
        total={total}
        runner={runner}
        actions={[
          {
            value: 'delete',
            label: translate('Delete'),
            icon: <Trash2 />,
            tone: 'danger',
            onSelect: () => setQuestion({ items: selected.items, subject: selected.subject }),
          },
        ]}
      />
      <AddMediaDialog open={isAdding} clientUserId={clientId} onClose={() => setIsAdding(false)} />
      <ConfirmDialog
        open={question !== undefined}
        title={translate('Delete {subject}?', { subject: question?.subject ?? '' })}
        confirmLabel="Delete"
        tone="danger"
        onConfirm={() => question && deleteMedia(question)}
        onCancel={() => setQuestion(undefined)}
      >
        {translate('Files that templates or lead forms use stay. All others are deleted permanently.')}
      </ConfirmDialog>
    </>
  );
}
