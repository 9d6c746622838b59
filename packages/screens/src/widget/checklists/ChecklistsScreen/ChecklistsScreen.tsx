import { useApi } from '@adlane/api-client';
import { contentStatuses } from '@adlane/contract/constants';
import type { ProjectChecklistRow } from '@adlane/contract/widget/checklists/manage';
import {
  Box,
  ButtonLink,
  DataTable,
  type DataTableColumn,
  EmptyState,
  getLocale,
  PageHeader,
  PageHelp,
  ProgressBar,
  StatusBadge,
  Text,
  translate,
} from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListChecks, Plus } from 'lucide-react';
import { useConfirmation } from '../../../shared/confirm/useConfirmation';
import { ShortDate } from '../../../shared/format/ShortDate';
import { StatusFilterBar } from '../../../shared/lists/StatusFilterBar';
import { useProjectListQuery } from '../../../shared/lists/useProjectListQuery';
import { useRecordCall } from '../../../shared/lists/useRecordCall';
import { useTableProps } from '../../../shared/urlState/useTableProps';
import { type ContentHrefs, ContentTabs } from '../../shared/ContentTabs';
import { contentBadges } from '../../shared/contentBadges';
import { EditMenu } from '../../shared/EditMenu';

export type ChecklistsScreenProps = {
  /** The project to show. */
  projectId: number;
  /** Builds the addresses of the pages that this one links to. */
  hrefs: ContentHrefs;
  /** Link to the editor of a new checklist. */
  newHref: string;
  /** Returns the link to the editor of a checklist. */
  checklistHref: (id: number) => string;
};

const sortKeys = ['title', 'updated_at'] as const;

const columns: readonly DataTableColumn<ProjectChecklistRow>[] = [
  {
    id: 'title',
    header: 'Checklist',
    sortable: true,
    cell: ({ title }) => title,
    below: ({ steps_count }) => translate('Steps: {count}', { count: steps_count }),
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    cell: ({ status }) => <StatusBadge {...contentBadges[status]} />,
  },
  {
    id: 'completed',
    header: 'Completed',
    width: 152,
    cell: ({ title, started_count, completed_count }) => (
      <Box minW={32}>
        <Text textStyle="sm" mb={1}>
          {completed_count.toLocaleString(getLocale())}
          <Text as="span" color="fg.muted" textStyle="xs">
            {` ${translate('of {count} started', { count: started_count })}`}
          </Text>
        </Text>
        <ProgressBar
          label={translate('Completion of {name}', { name: title })}
          share={started_count === 0 ? 0 : completed_count / started_count}
          showsPercent={false}
        />
      </Box>
    ),
  },
  {
    id: 'updated_at',
    header: 'Changed',
    kind: 'date',
    sortable: true,
    priority: 'medium',
    cell: ({ updated_at }) => <ShortDate instant={updated_at} />,
  },
];

/** Checklists of a project with how many visitors complete them (widget §2.3). */
export function ChecklistsScreen({ projectId, hrefs, newHref, checklistHref }: ChecklistsScreenProps) {
  const { client, queries } = useApi();
  const { list, sort, query } = useProjectListQuery({ projectId, statuses: contentStatuses, sortKeys });
  const checklists = useQuery({
    ...queries.projectChecklists.list.query({ query }),
    placeholderData: keepPreviousData,
  });
  const { confirm, dialog } = useConfirmation();
  const run = useRecordCall(queries.projectChecklists.key());
  const remove = ({ id, title, started_count }: ProjectChecklistRow) =>
    confirm(
      {
        title: translate('Delete {name}?', { name: title }),
        text:
          started_count === 0
            ? translate("No visitor has started it yet. You can't undo this.")
            : translate("The progress of its visitors is deleted too: {count}. You can't undo this.", {
                count: started_count,
              }),
        confirmLabel: translate('Delete checklist'),
      },
      () => run('Checklist deleted.', () => client.projectChecklists.delete({ params: { id } })),
    );
  const newButton = (
    <ButtonLink href={newHref} variant="primary" startIcon={<Plus aria-hidden />}>
      {translate('New checklist')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={translate('Checklists')}
        help={<PageHelp>{translate('Lead new users step by step, and see where they stop.')}</PageHelp>}
        back={{ href: hrefs.project, label: translate('Project') }}
        actions={newButton}
      />
      <ContentTabs hrefs={hrefs} current="checklists" />
      <DataTable<ProjectChecklistRow>
        {...useTableProps(list, checklists, sort)}
        label={translate('Checklists')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        rowHref={({ id }) => checklistHref(id)}
        rowActions={(row) => (
          <EditMenu name={row.title} href={checklistHref(row.id)} onDelete={() => remove(row)} />
        )}
        empty={
          <EmptyState icon={<ListChecks />} title={translate('No checklists yet')} actions={newButton}>
            {translate('Three to five steps are a good start: what does a new user need to do first?')}
          </EmptyState>
        }
        toolbar={
          <StatusFilterBar
            list={list}
            searchLabel={translate('Search checklists')}
            statuses={contentStatuses}
            badges={contentBadges}
            total={checklists.data?.meta.total}
          />
        }
      />
      {dialog}
    </>
  );
}
