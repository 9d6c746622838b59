import { useApi } from '@adlane/api-client';
import { contentStatuses } from '@adlane/contract/constants';
import type { ProjectNewsRow } from '@adlane/contract/widget/news/manage';
import {
  Box,
  ButtonLink,
  DataTable,
  type DataTableColumn,
  EmptyState,
  getLocale,
  PageHeader,
  PageHelp,
  StatusBadge,
  translate,
} from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Newspaper, Plus } from 'lucide-react';
import { useConfirmation } from '../../../shared/confirm/useConfirmation';
import { ShortDate } from '../../../shared/format/ShortDate';
import { StatusFilterBar } from '../../../shared/lists/StatusFilterBar';
import { useProjectListQuery } from '../../../shared/lists/useProjectListQuery';
import { useRecordCall } from '../../../shared/lists/useRecordCall';
import { useTableProps } from '../../../shared/urlState/useTableProps';
import { type ContentHrefs, ContentTabs } from '../../shared/ContentTabs';
import { contentBadges } from '../../shared/contentBadges';
import { EditMenu } from '../../shared/EditMenu';

export type NewsScreenProps = {
  /** The project to show. */
  projectId: number;
  /** Builds the addresses of the pages that this one links to. */
  hrefs: ContentHrefs;
  /** Link to the editor of a new article. */
  newHref: string;
  /** Returns the link to the editor of an article. */
  newsHref: (id: number) => string;
};

const sortKeys = ['title', 'created_at', 'updated_at'] as const;

const columns: readonly DataTableColumn<ProjectNewsRow>[] = [
  {
    id: 'title',
    header: 'News',
    sortable: true,
    picture: ({ coverImageUrl }) => coverImageUrl,
    cell: ({ title }) => title,
    below: ({ previewText }) => previewText,
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    cell: ({ status }) => <StatusBadge {...contentBadges[status]} />,
  },
  {
    id: 'reads_count',
    header: 'Readers',
    kind: 'number',
    cell: ({ reads_count }) => reads_count.toLocaleString(getLocale()),
  },
  {
    id: 'created_at',
    header: 'Published',
    kind: 'date',
    sortable: true,
    priority: 'medium',
    cell: ({ status, created_at }) => (
      <Box whiteSpace="nowrap">
        {status === 'draft' ? translate('Not yet') : <ShortDate instant={created_at} />}
      </Box>
    ),
  },
];

/** News of a project with their readers (widget §2.3). */
export function NewsScreen({ projectId, hrefs, newHref, newsHref }: NewsScreenProps) {
  const { client, queries } = useApi();
  const { list, sort, query } = useProjectListQuery({ projectId, statuses: contentStatuses, sortKeys });
  const news = useQuery({
    ...queries.projectNews.list.query({ query }),
    placeholderData: keepPreviousData,
  });
  const { confirm, dialog } = useConfirmation();
  const run = useRecordCall(queries.projectNews.key());
  const remove = ({ id, title }: ProjectNewsRow) =>
    confirm(
      {
        title: translate('Delete {name}?', { name: title }),
        text: translate("It disappears from the widget with the count of its readers. You can't undo this."),
        confirmLabel: translate('Delete news'),
      },
      () => run('News deleted.', () => client.projectNews.delete({ params: { id } })),
    );
  const newButton = (
    <ButtonLink href={newHref} variant="primary" startIcon={<Plus aria-hidden />}>
      {translate('Write news')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={translate('News')}
        help={<PageHelp>{translate('Announce what is new inside the widget.')}</PageHelp>}
        back={{ href: hrefs.project, label: translate('Project') }}
        actions={newButton}
      />
      <ContentTabs hrefs={hrefs} current="news" />
      <DataTable<ProjectNewsRow>
        {...useTableProps(list, news, sort)}
        label={translate('News')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        rowHref={({ id }) => newsHref(id)}
        rowActions={(row) => (
          <EditMenu name={row.title} href={newsHref(row.id)} onDelete={() => remove(row)} />
        )}
        empty={
          <EmptyState icon={<Newspaper />} title={translate('No news yet')} actions={newButton}>
            {translate('Visitors see a mark on the widget until they have read your news.')}
          </EmptyState>
        }
        toolbar={
          <StatusFilterBar
            list={list}
            searchLabel={translate('Search news')}
            statuses={contentStatuses}
            badges={contentBadges}
            total={news.data?.meta.total}
          />
        }
      />
      {dialog}
    </>
  );
}
