import { useApi } from '@adlane/api-client';
import { contentStatuses } from '@adlane/contract/constants';
import type { GuideKind, GuideRow } from '@adlane/contract/widget/guides';
import {
  Box,
  ButtonLink,
  DataTable,
  type DataTableColumn,
  EmptyState,
  PageHeader,
  PageHelp,
  ProgressBar,
  StatusBadge,
  Text,
  translate,
} from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessageCircleQuestionMark, Plus, Route } from 'lucide-react';
import { ShortDate } from '../../../shared/format/ShortDate';
import { RecordMenu } from '../../../shared/lists/RecordMenu';
import { StatusFilterBar } from '../../../shared/lists/StatusFilterBar';
import { useProjectListQuery } from '../../../shared/lists/useProjectListQuery';
import { useTableProps } from '../../../shared/urlState/useTableProps';
import { type OutboundHrefs, OutboundTabs } from '../../outbound/OutboundTabs';
import { contentBadges } from '../../shared/contentBadges';
import { formatFinished, kindTexts, missingBadge } from '../guideTexts';
import { useGuideActions } from '../useGuideActions';

export type GuidesScreenProps = {
  /** The project to show. */
  projectId: number;
  /** Which kind of guide: a tour or tooltips. */
  kind: GuideKind;
  /** Link to the project. */
  projectHref: string;
  /** Links to the lists of what the project sends. */
  hrefs: OutboundHrefs;
  /** Link to the editor of a new one. */
  newHref: string;
  /** Link to the editor of a new message. */
  newMessageHref: string;
  /** Returns the link to the editor of one. */
  guideHref: (id: number) => string;
};

const sortKeys = ['name', 'created_at', 'updated_at'] as const;

const statusColumn: DataTableColumn<GuideRow> = {
  id: 'status',
  header: 'Status',
  kind: 'status',
  cell: ({ status, missing }) =>
    status === 'live' && missing > 0 ? (
      <StatusBadge {...missingBadge} />
    ) : (
      <StatusBadge {...contentBadges[status]} />
    ),
};

const changedColumn: DataTableColumn<GuideRow> = {
  id: 'updated_at',
  header: 'Changed',
  kind: 'date',
  sortable: true,
  priority: 'medium',
  cell: ({ updated_at }) => <ShortDate instant={updated_at} />,
};

const nameColumn = (kind: GuideKind): DataTableColumn<GuideRow> => ({
  id: 'name',
  header: kind === 'tour' ? 'Tour' : 'Tooltip',
  sortable: true,
  cell: ({ name }) => name,
  below: ({ steps }) =>
    kind === 'tour' ? translate(steps === 1 ? '1 step' : '{count} steps', { count: steps }) : null,
});

const columnsByKind: Readonly<Record<GuideKind, readonly DataTableColumn<GuideRow>[]>> = {
  tooltip: [
    nameColumn('tooltip'),
    statusColumn,
    { id: 'seen', header: 'Seen', kind: 'number', cell: ({ started }) => started },
    changedColumn,
  ],
  tour: [
    nameColumn('tour'),
    statusColumn,
    { id: 'started', header: 'Started', kind: 'number', cell: ({ started }) => started },
    {
      id: 'completed',
      header: 'Finished',
      width: 152,
      cell: (row) => (
        <Box minW={28}>
          <Text textStyle="sm" mb={1}>
            {formatFinished(row)}
            <Text as="span" color="fg.muted" textStyle="xs">
              {` ${translate('of {count} started', { count: row.started })}`}
            </Text>
          </Text>
          <ProgressBar
            label={translate('Visitors who finished {name}', { name: row.name })}
            share={row.started === 0 ? 0 : row.completed / row.started}
            showsPercent={false}
          />
        </Box>
      ),
    },
    changedColumn,
  ],
};

/** The product tours or the tooltips of a project (widget §2.8, §2.9). */
export function GuidesScreen(props: GuidesScreenProps) {
  const { projectId, kind, projectHref, hrefs, newHref, newMessageHref, guideHref } = props;
  const { queries } = useApi();
  const { list, sort, query } = useProjectListQuery({ projectId, statuses: contentStatuses, sortKeys });
  const guides = useQuery({
    ...queries.guides.list.query({ query: { ...query, kind } }),
    placeholderData: keepPreviousData,
  });
  const { buildMenu, dialog } = useGuideActions();
  const texts = kindTexts[kind];
  const newButton = (
    <ButtonLink href={newHref} variant="primary" startIcon={<Plus aria-hidden />}>
      {translate(texts.added)}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={translate(texts.list)}
        help={<PageHelp>{translate(texts.description)}</PageHelp>}
        back={{ href: projectHref, label: translate('Project') }}
        actions={newButton}
      />
      <OutboundTabs hrefs={hrefs} current={kind === 'tour' ? 'tours' : 'tooltips'} />
      <DataTable<GuideRow>
        {...useTableProps(list, guides, sort)}
        label={translate(texts.list)}
        columns={columnsByKind[kind]}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => guideHref(id)}
        rowActions={(row) => (
          <RecordMenu
            name={row.name}
            items={buildMenu(row, { edit: guideHref(row.id), newMessage: newMessageHref })}
          />
        )}
        empty={
          <EmptyState
            icon={kind === 'tour' ? <Route /> : <MessageCircleQuestionMark />}
            title={translate(texts.none)}
            actions={newButton}
          >
            {translate(texts.emptyText)}
          </EmptyState>
        }
        toolbar={
          <StatusFilterBar
            list={list}
            searchLabel={texts.search}
            statuses={contentStatuses}
            badges={contentBadges}
            total={guides.data?.meta.total}
          />
        }
      />
      {dialog}
    </>
  );
}
