import { useApi } from '@adlane/api-client';
import { contentStatuses, pageSize } from '@adlane/contract/constants';
import type { ProjectNewsRow } from '@adlane/contract/projectNews';
import {
  Box,
  ButtonLink,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FilterBar,
  HStack,
  IconButton,
  Menu,
  PageHeader,
  StatusBadge,
  Text,
  ThumbnailImage,
} from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Ellipsis, Newspaper, Pencil, Plus, Trash2 } from 'lucide-react';
import { useConfirmation } from '../../shared/confirm/useConfirmation';
import { formatDate } from '../../shared/format/formatDate';
import { useRecordCall } from '../../shared/lists/useRecordCall';
import { buildSearchProps, buildTableProps, readSort } from '../../shared/urlState/buildTableProps';
import { useListState } from '../../shared/urlState/useListState';
import { type ContentHrefs, ContentTabs } from '../ContentTabs';
import { contentBadges } from '../contentBadges';

export type NewsScreenProps = {
  projectId: number;
  hrefs: ContentHrefs;
  /** Link to the editor of a new article. */
  newHref: string;
  /** Returns the link to the editor of an article. */
  newsHref: (id: number) => string;
};

const filterNames = ['status'] as const;
const sortKeys = ['title', 'created_at', 'updated_at'] as const;

const columns: readonly DataTableColumn<ProjectNewsRow>[] = [
  {
    id: 'title',
    header: 'News',
    sortable: true,
    cell: ({ title, previewText, coverImageUrl }) => (
      <HStack gap={3} minW={{ md: '14rem' }}>
        {coverImageUrl ? <ThumbnailImage src={coverImageUrl} alt="" width="3.5rem" /> : null}
        <Box minW={0}>
          <Text fontWeight="medium" overflowWrap="anywhere">
            {title}
          </Text>
          <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {previewText}
          </Text>
        </Box>
      </HStack>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge {...contentBadges[status]} /> },
  {
    id: 'reads_count',
    header: 'Readers',
    align: 'end',
    cell: ({ reads_count }) => reads_count.toLocaleString(),
  },
  {
    id: 'created_at',
    header: 'Published',
    sortable: true,
    hideBelow: 'md',
    cell: ({ status, created_at }) => (
      <Box whiteSpace="nowrap">{status === 'draft' ? 'Not yet' : formatDate(created_at)}</Box>
    ),
  },
];

/** News of a project with their readers (widget §2.3). */
export function NewsScreen({ projectId, hrefs, newHref, newsHref }: NewsScreenProps) {
  const { client, queries } = useApi();
  const list = useListState(filterNames);
  const sort = readSort(list, sortKeys);
  const status = contentStatuses.find((each) => each === list.filters.status);
  const news = useQuery({
    ...queries.projectNews.list.query({
      query: {
        project_id: projectId,
        page: list.page,
        per_page: pageSize,
        ...(status ? { status } : {}),
        ...(list.search ? { search: list.search } : {}),
        ...(sort ? { sort, order: list.order } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const { confirm, dialog } = useConfirmation();
  const run = useRecordCall(queries.projectNews.key());
  const remove = ({ id, title }: ProjectNewsRow) =>
    confirm(
      {
        title: `Delete ${title}?`,
        text: "It disappears from the widget with the count of its readers. You can't undo this.",
        confirmLabel: 'Delete news',
      },
      () => run('News deleted.', () => client.projectNews.delete({ params: { id } })),
    );
  const newButton = (
    <ButtonLink href={newHref} variant="primary" startIcon={<Plus aria-hidden />}>
      Write news
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title="News"
        description="Announce what is new inside the widget."
        back={{ href: hrefs.project, label: 'Project' }}
        actions={newButton}
      />
      <ContentTabs hrefs={hrefs} current="news" />
      <DataTable<ProjectNewsRow>
        {...buildTableProps(list, news, sort)}
        label="News"
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        rowHref={({ id }) => newsHref(id)}
        rowActions={(row) => (
          <Menu
            trigger={<IconButton size="sm" label={`Actions for ${row.title}`} icon={<Ellipsis />} />}
            items={[
              { value: 'edit', label: 'Edit', icon: <Pencil />, href: newsHref(row.id) },
              {
                value: 'delete',
                label: 'Delete',
                icon: <Trash2 />,
                tone: 'danger',
                onSelect: () => remove(row),
              },
            ]}
          />
        )}
        empty={
          <EmptyState icon={<Newspaper />} title="No news yet" actions={newButton}>
            Visitors see a mark on the widget until they have read your news.
          </EmptyState>
        }
        toolbar={
          <FilterBar
            search={buildSearchProps('Search news', list)}
            filters={[
              {
                kind: 'choice',
                name: 'status',
                label: 'Status',
                allLabel: 'All statuses',
                choices: contentStatuses.map((value) => ({ value, label: contentBadges[value].text })),
                value: status ?? '',
                onChange: (value) => list.change({ filters: { status: value } }),
              },
            ]}
            onReset={list.clear}
            total={news.data?.meta.total}
          />
        }
      />
      {dialog}
    </>
  );
}
