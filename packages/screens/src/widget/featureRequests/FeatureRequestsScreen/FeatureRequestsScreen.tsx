import { useApi } from '@adlane/api-client';
import {
  featureRequestStatuses,
  type ProjectFeatureRequest,
} from '@adlane/contract/widget/featureRequests/manage';
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  getLocale,
  IconButton,
  Menu,
  type MenuItem,
  PageHeader,
  PageHelp,
  StatusBadge,
  translate,
} from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CircleDot, Ellipsis, Lightbulb, Merge, MessageSquare, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useConfirmation } from '../../../shared/confirm/useConfirmation';
import { ShortDate } from '../../../shared/format/ShortDate';
import { StatusFilterBar } from '../../../shared/lists/StatusFilterBar';
import { useProjectListQuery } from '../../../shared/lists/useProjectListQuery';
import { useRecordCall } from '../../../shared/lists/useRecordCall';
import { useUrlState } from '../../../shared/urlState/UrlStateProvider';
import { useTableProps } from '../../../shared/urlState/useTableProps';
import { type ContentHrefs, ContentTabs } from '../../shared/ContentTabs';
import { featureRequestBadges } from '../featureRequestBadges';
import { CommentsDrawer } from './CommentsDrawer';
import { FeatureRequestDialog } from './FeatureRequestDialog';
import { MergeDialog } from './MergeDialog';

export type FeatureRequestsScreenProps = {
  /** The project to show. */
  projectId: number;
  /** Builds the addresses of the pages that this one links to. */
  hrefs: ContentHrefs;
};

const sortKeys = ['votes', 'created_at', 'title'] as const;

const columns: readonly DataTableColumn<ProjectFeatureRequest>[] = [
  {
    id: 'title',
    header: 'Request',
    sortable: true,
    cell: ({ title }) => title,
    below: ({ description }) => description,
  },
  {
    id: 'votes',
    header: 'Votes',
    kind: 'number',
    sortable: true,
    cell: ({ votes }) => votes.toLocaleString(getLocale()),
  },
  {
    id: 'comments',
    header: 'Comments',
    kind: 'number',
    priority: 'low',
    cell: ({ comments }) => comments.toLocaleString(getLocale()),
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    cell: ({ status }) => <StatusBadge {...featureRequestBadges[status]} />,
  },
  { id: 'author', header: 'From', priority: 'low', cell: ({ author }) => author ?? translate('Your team') },
  {
    id: 'created_at',
    header: 'Added',
    kind: 'date',
    sortable: true,
    priority: 'low',
    cell: ({ created_at }) => <ShortDate instant={created_at} />,
  },
];

function formatStatus(status: ProjectFeatureRequest['status']): string {
  return translate(featureRequestBadges[status].text).toLowerCase();
}

function useFeatureRequests(projectId: number) {
  const { queries } = useApi();
  const { query, ...rest } = useProjectListQuery({ projectId, statuses: featureRequestStatuses, sortKeys });
  const requests = useQuery({
    ...queries.projectFeatureRequests.list.query({ query }),
    placeholderData: keepPreviousData,
  });
  return { ...rest, requests };
}

/** The request whose comments are open; in the URL, so that a notification leads to it. */
function useOpenRequest() {
  const { params, setParams } = useUrlState();
  const id = Number(params.get('request'));
  const change = (next: number | undefined) => {
    const changed = new URLSearchParams(params);
    if (next === undefined) changed.delete('request');
    else changed.set('request', String(next));
    setParams(changed, 'push');
  };
  return {
    openId: Number.isInteger(id) && id > 0 ? id : undefined,
    open: (next: number) => change(next),
    close: () => change(undefined),
  };
}

/** What visitors of a project want: votes, status, duplicates (widget §2.3). */
export function FeatureRequestsScreen({ projectId, hrefs }: FeatureRequestsScreenProps) {
  const { client, queries } = useApi();
  const { list, sort, requests } = useFeatureRequests(projectId);
  const [target, setTarget] = useState<ProjectFeatureRequest | 'new'>();
  const [duplicate, setDuplicate] = useState<ProjectFeatureRequest>();
  const { openId, open, close } = useOpenRequest();
  const { confirm, dialog } = useConfirmation();
  const run = useRecordCall(queries.projectFeatureRequests.key());
  const setStatus = ({ id }: ProjectFeatureRequest, status: ProjectFeatureRequest['status']) =>
    client.projectFeatureRequests.updateStatus({ params: { id }, body: { status } });
  const changeStatus = (request: ProjectFeatureRequest, next: ProjectFeatureRequest['status']) =>
    run(
      translate('Status changed to {status}.', { status: formatStatus(next) }),
      () => setStatus(request, next),
      { undo: () => setStatus(request, request.status) },
    );
  const remove = ({ id, title, votes }: ProjectFeatureRequest) =>
    confirm(
      {
        title: translate('Delete {name}?', { name: title }),
        text:
          votes === 0
            ? translate("It has no votes. You can't undo this.")
            : translate(
                "Its votes are deleted too: {count}. If it is a duplicate, merge it instead. You can't undo this.",
                { count: votes },
              ),
        confirmLabel: translate('Delete request'),
      },
      () => run('Request deleted.', () => client.projectFeatureRequests.delete({ params: { id } })),
    );
  const buildMenu = (request: ProjectFeatureRequest): MenuItem[] => [
    {
      value: 'comments',
      label: translate('Comments'),
      icon: <MessageSquare />,
      onSelect: () => open(request.id),
    },
    { value: 'edit', label: translate('Edit'), icon: <Pencil />, onSelect: () => setTarget(request) },
    ...featureRequestStatuses
      .filter((each) => each !== request.status)
      .map((each) => ({
        value: each,
        label: translate('Mark as {status}', { status: formatStatus(each) }),
        icon: <CircleDot />,
        onSelect: () => changeStatus(request, each),
      })),
    { value: 'merge', label: translate('Merge'), icon: <Merge />, onSelect: () => setDuplicate(request) },
    {
      value: 'delete',
      label: translate('Delete'),
      icon: <Trash2 />,
      tone: 'danger',
      onSelect: () => remove(request),
    },
  ];
  const newButton = (
    <Button startIcon={<Plus aria-hidden />} onClick={() => setTarget('new')}>
      {translate('New request')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={translate('Feature requests')}
        help={<PageHelp>{translate('What visitors ask for, those with most votes first.')}</PageHelp>}
        back={{ href: hrefs.project, label: translate('Project') }}
        actions={newButton}
      />
      <ContentTabs hrefs={hrefs} current="featureRequests" />
      <DataTable<ProjectFeatureRequest>
        {...useTableProps(list, requests, sort)}
        label={translate('Feature requests')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        rowActions={(row) => (
          <Menu
            trigger={
              <IconButton
                size="sm"
                label={translate('Actions for {name}', { name: row.title })}
                icon={<Ellipsis />}
              />
            }
            items={buildMenu(row)}
          />
        )}
        empty={
          <EmptyState icon={<Lightbulb />} title={translate('No feature requests yet')} actions={newButton}>
            {translate(
              'Visitors add requests in the widget. Start with ideas you are unsure about, and let them vote.',
            )}
          </EmptyState>
        }
        toolbar={
          <StatusFilterBar
            list={list}
            searchLabel={translate('Search requests')}
            statuses={featureRequestStatuses}
            badges={featureRequestBadges}
            total={requests.data?.meta.total}
          />
        }
      />
      <FeatureRequestDialog projectId={projectId} target={target} onClose={() => setTarget(undefined)} />
      <CommentsDrawer requestId={openId} onClose={close} />
      <MergeDialog request={duplicate} onClose={() => setDuplicate(undefined)} />
      {dialog}
    </>
  );
}
