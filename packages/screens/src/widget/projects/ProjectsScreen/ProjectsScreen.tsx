import { useApi } from '@adlane/api-client';
import type { Project } from '@adlane/contract/widget/projects';
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FilterBar,
  IconButton,
  Menu,
  PageHeader,
  PageHelp,
  StatusBadge,
  translate,
} from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Ellipsis, MessageSquareText, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useConfirmation } from '../../../shared/confirm/useConfirmation';
import { ShortDate } from '../../../shared/format/ShortDate';
import { useRecordCall } from '../../../shared/lists/useRecordCall';
import { useListState } from '../../../shared/urlState/useListState';
import { buildSearchProps, readSort, useTableProps } from '../../../shared/urlState/useTableProps';
import { ProjectDialog } from '../ProjectDialog';
import { formatLastSeen, getProjectBadge } from '../projectBadges';
import { archivePrompt } from '../projectPrompts';

export type ProjectsScreenProps = {
  /** Returns the link to a project. */
  projectHref: (id: number) => string;
  /** Called with the id of a new project, to open it. */
  onCreated: (id: number) => void;
};

const filterNames = ['archived'] as const;
const sortKeys = ['name', 'created_at', 'last_seen_at'] as const;

const columns: readonly DataTableColumn<Project>[] = [
  {
    id: 'name',
    header: 'Project',
    sortable: true,
    cell: ({ name }) => name,
    below: ({ sdkKey }) => sdkKey,
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    cell: (project) => <StatusBadge {...getProjectBadge(project)} />,
  },
  { id: 'open_tickets', header: 'Open tickets', kind: 'number', cell: ({ open_tickets }) => open_tickets },
  {
    id: 'last_seen_at',
    header: 'Last loaded',
    kind: 'date',
    sortable: true,
    priority: 'medium',
    cell: (project) => formatLastSeen(project),
  },
  {
    id: 'created_at',
    header: 'Created',
    kind: 'date',
    sortable: true,
    priority: 'low',
    cell: ({ created_at }) => <ShortDate instant={created_at} />,
  },
];

function useProjects() {
  const { queries } = useApi();
  const list = useListState(filterNames);
  const { search, order, filters } = list;
  const sort = readSort(list, sortKeys);
  const archived = filters.archived === 'yes' ? ('yes' as const) : ('no' as const);
  const projects = useQuery({
    ...queries.projects.list.query({
      query: {
        ...list.paging,
        archived,
        ...(search ? { search } : {}),
        ...(sort ? { sort, order } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return { list, sort, archived, projects };
}

type RowMenuProps = { row: Project; onRename: () => void; onArchive: () => void; onRestore: () => void };

function RowMenu({ row, onRename, onArchive, onRestore }: RowMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={translate('Actions for {name}', { name: row.name })}
          icon={<Ellipsis />}
        />
      }
      items={[
        { value: 'rename', label: translate('Rename'), icon: <Pencil />, onSelect: onRename },
        row.archived_at === null
          ? {
              value: 'archive',
              label: translate('Archive'),
              icon: <Archive />,
              tone: 'danger',
              onSelect: onArchive,
            }
          : { value: 'restore', label: translate('Restore'), icon: <ArchiveRestore />, onSelect: onRestore },
      ]}
    />
  );
}

/** Sites that embed the widget: create, rename, archive (widget §3.1). */
export function ProjectsScreen({ projectHref, onCreated }: ProjectsScreenProps) {
  const { client, queries } = useApi();
  const { list, sort, archived, projects } = useProjects();
  const [target, setTarget] = useState<Project | 'new'>();
  const { confirm, dialog } = useConfirmation();
  const run = useRecordCall(queries.projects.key());
  const archive = ({ id }: Project) => client.projects.archive({ params: { id } });
  const restore = ({ id }: Project) => client.projects.restore({ params: { id } });
  const newButton = (
    <Button startIcon={<Plus aria-hidden />} onClick={() => setTarget('new')}>
      {translate('New project')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={translate('Projects')}
        help={<PageHelp>{translate('Each project is a site or app with its own feedback widget.')}</PageHelp>}
        actions={newButton}
      />
      <DataTable<Project>
        {...useTableProps(list, projects, sort)}
        label={translate('Projects')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => projectHref(id)}
        rowActions={(row) => (
          <RowMenu
            row={row}
            onRename={() => setTarget(row)}
            onArchive={() =>
              confirm(archivePrompt(row.name), () =>
                run('Project archived.', () => archive(row), { undo: () => restore(row) }),
              )
            }
            onRestore={() => run('Project restored.', () => restore(row), { undo: () => archive(row) })}
          />
        )}
        empty={
          <EmptyState
            icon={<MessageSquareText />}
            title={translate('No projects yet')}
            actions={
              <>
                {newButton}
                <Button variant="ghost" onClick={() => list.change({ filters: { archived: 'yes' } })}>
                  {translate('Archived projects')}
                </Button>
              </>
            }
          >
            {translate(
              'Create a project, paste its snippet into your site, and visitors can report bugs and ideas.',
            )}
          </EmptyState>
        }
        toolbar={
          <FilterBar
            search={buildSearchProps(translate('Search projects'), list)}
            filters={[
              {
                kind: 'choice',
                name: 'archived',
                label: translate('Show'),
                allLabel: translate('Active projects'),
                choices: [{ value: 'yes', label: translate('Archived projects') }],
                value: archived === 'yes' ? 'yes' : '',
                onChange: (value) => list.change({ filters: { archived: value } }),
              },
            ]}
            onReset={list.clear}
            total={projects.data?.meta.total}
          />
        }
      />
      <ProjectDialog target={target} onClose={() => setTarget(undefined)} onCreated={onCreated} />
      {dialog}
    </>
  );
}
