import { useApi } from '@adlane/api-client';
import { contentStatuses } from '@adlane/contract/constants';
import type { ProjectChecklistRow } from '@adlane/contract/projectChecklists';
import {
  Box,
  ButtonLink,
  DataTable,
  type DataTableColumn,
  EmptyState,
  PageHeader,
  ProgressBar,
  StatusBadge,
  Text,
} from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListChecks, Plus } from 'lucide-react';
import { useConfirmation } from '../../shared/confirm/useConfirmation';
import { formatDate } from '../../shared/format/formatDate';
import { StatusFilterBar } from '../../shared/lists/StatusFilterBar';
import { useProjectListQuery } from '../../shared/lists/useProjectListQuery';
import { useRecordCall } from '../../shared/lists/useRecordCall';
import { buildTableProps } from '../../shared/urlState/buildTableProps';
import { type ContentHrefs, ContentTabs } from '../ContentTabs';
import { contentBadges } from '../contentBadges';
import { EditMenu } from '../EditMenu';

export type ChecklistsScreenProps = {
  projectId: number;
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
    cell: ({ title, steps_count }) => (
      <Box minW="10rem">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {title}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {steps_count === 1 ? '1 step' : `${steps_count} steps`}
        </Text>
      </Box>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge {...contentBadges[status]} /> },
  {
    id: 'completed',
    header: 'Completed',
    cell: ({ title, started_count, completed_count }) => (
      <Box minW="8rem">
        <Text textStyle="sm" mb={1}>
          {completed_count.toLocaleString()}
          <Text as="span" color="fg.muted" textStyle="xs">{` of ${started_count} started`}</Text>
        </Text>
        <ProgressBar
          label={`Completion of ${title}`}
          share={started_count === 0 ? 0 : completed_count / started_count}
          showsPercent={false}
        />
      </Box>
    ),
  },
  {
    id: 'updated_at',
    header: 'Changed',
    sortable: true,
    hideBelow: 'md',
    cell: ({ updated_at }) => <Box whiteSpace="nowrap">{formatDate(updated_at)}</Box>,
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
        title: `Delete ${title}?`,
        text: `${started_count === 0 ? 'No visitor has started it yet.' : `The progress of ${started_count === 1 ? '1 visitor' : `${started_count} visitors`} is deleted too.`} You can't undo this.`,
        confirmLabel: 'Delete checklist',
      },
      () => run('Checklist deleted.', () => client.projectChecklists.delete({ params: { id } })),
    );
  const newButton = (
    <ButtonLink href={newHref} variant="primary" startIcon={<Plus aria-hidden />}>
      New checklist
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title="Checklists"
        description="Lead new users step by step, and see where they stop."
        back={{ href: hrefs.project, label: 'Project' }}
        actions={newButton}
      />
      <ContentTabs hrefs={hrefs} current="checklists" />
      <DataTable<ProjectChecklistRow>
        {...buildTableProps(list, checklists, sort)}
        label="Checklists"
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        rowHref={({ id }) => checklistHref(id)}
        rowActions={(row) => (
          <EditMenu name={row.title} href={checklistHref(row.id)} onDelete={() => remove(row)} />
        )}
        empty={
          <EmptyState icon={<ListChecks />} title="No checklists yet" actions={newButton}>
            Three to five steps are a good start: what does a new user need to do first?
          </EmptyState>
        }
        toolbar={
          <StatusFilterBar
            list={list}
            searchLabel="Search checklists"
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
