import { useApi } from '@adlane/api-client';
import { conversationStatuses } from '@adlane/contract/inbox';
import {
  Box,
  Button,
  ButtonLink,
  EmptyState,
  FilterBar,
  Grid,
  PageHeader,
  Pagination,
  QueryState,
  SkeletonText,
} from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { describeError } from '../../shared/format/describeError';
import { buildSearchProps } from '../../shared/urlState/buildTableProps';
import { type ListState, useListState } from '../../shared/urlState/useListState';
import { ConversationList } from './ConversationList';
import { ConversationPane } from './ConversationPane';

export type InboxScreenProps = {
  /** Id of the open conversation; undefined for none. */
  conversationId?: number | undefined;
  /** Link to the list without an open conversation. */
  listHref: string;
  /** Returns the link to a conversation. */
  conversationHref: (id: number) => string;
  /** Link to the projects, whose widgets start conversations. */
  projectsHref: string;
};

const filterNames = ['status', 'project'] as const;
type List = ListState<(typeof filterNames)[number]>;
const statusLabels = { OPEN: 'Open', CLOSED: 'Closed' } as const;

function useInbox() {
  const { queries } = useApi();
  const list = useListState(filterNames);
  const { filters, search, page } = list;
  const status = conversationStatuses.find((each) => each === filters.status);
  const projectId = /^[1-9]\d{0,8}$/.test(filters.project ?? '') ? Number(filters.project) : undefined;
  const inbox = useQuery({
    ...queries.inbox.list.query({
      query: {
        page,
        ...(search ? { search } : {}),
        ...(status ? { status } : {}),
        ...(projectId === undefined ? {} : { project_id: projectId }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return { list, inbox };
}

function Filters({ list, total }: { list: List; total: number | undefined }) {
  const { queries } = useApi();
  const projects = useQuery(
    queries.projects.list.query({ query: { per_page: 100, sort: 'name', order: 'asc' } }),
  );
  const { filters, change } = list;
  return (
    <FilterBar
      search={buildSearchProps('Search conversations', list)}
      filters={[
        {
          kind: 'choice',
          name: 'status',
          label: 'Status',
          allLabel: 'All statuses',
          choices: conversationStatuses.map((value) => ({ value, label: statusLabels[value] })),
          value: filters.status ?? '',
          onChange: (value) => change({ filters: { status: value } }),
        },
        {
          kind: 'choice',
          name: 'project',
          label: 'Project',
          allLabel: 'All projects',
          choices: (projects.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          value: filters.project ?? '',
          onChange: (value) => change({ filters: { project: value } }),
        },
      ]}
      onReset={list.clear}
      total={total}
    />
  );
}

function EmptyInbox({ list, projectsHref }: { list: List; projectsHref: string }) {
  if (list.isNarrowed) {
    return (
      <EmptyState title="No matches" actions={<Button onClick={list.clear}>Clear search and filters</Button>}>
        No conversation matches the search and filters.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<MessagesSquare />}
      title="No conversations yet"
      actions={<ButtonLink href={projectsHref}>Open projects</ButtonLink>}
    >
      Messages that visitors write in the widget show up here. Install it on your site first.
    </EmptyState>
  );
}

/** Conversations of visitors with the team: a list, and the open one beside it (widget §2.3). */
export function InboxScreen(props: InboxScreenProps) {
  const { conversationId, listHref, conversationHref, projectsHref } = props;
  const { list, inbox } = useInbox();
  const meta = inbox.data?.meta;
  return (
    <>
      <PageHeader
        title="Conversations"
        description="Messages that visitors write in the widget."
        {...(conversationId === undefined ? {} : { back: { href: listHref, label: 'All conversations' } })}
      />
      <Box mb={4} display={{ base: conversationId === undefined ? 'block' : 'none', lg: 'block' }}>
        <Filters list={list} total={meta?.total} />
      </Box>
      <Grid
        gap={4}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(18rem, 2fr) minmax(0, 3fr)' }}
        alignItems="start"
      >
        <Box
          borderWidth="1px"
          borderRadius="l3"
          bg="bg.panel"
          overflow="hidden"
          display={{ base: conversationId === undefined ? 'block' : 'none', lg: 'block' }}
        >
          <QueryState
            query={inbox}
            errorTitle="Couldn't load conversations"
            describeError={describeError}
            loadingLabel="Loading conversations"
            loading={
              <Box p={4}>
                <SkeletonText lines={8} />
              </Box>
            }
            isEmpty={({ data }) => data.length === 0}
            empty={<EmptyInbox list={list} projectsHref={projectsHref} />}
          >
            {({ data }) => (
              <ConversationList rows={data} openId={conversationId} conversationHref={conversationHref} />
            )}
          </QueryState>
          {meta && meta.total > meta.per_page ? (
            <Box p={3}>
              <Pagination
                page={meta.page}
                perPage={meta.per_page}
                total={meta.total}
                onPage={(page) => list.change({ page })}
              />
            </Box>
          ) : null}
        </Box>
        <Box
          borderWidth="1px"
          borderRadius="l3"
          bg="bg.panel"
          h={{ lg: 'calc(100vh - 16rem)' }}
          minH={{ lg: '30rem' }}
          overflow="hidden"
          display={{ base: conversationId === undefined ? 'none' : 'block', lg: 'block' }}
        >
          {conversationId === undefined ? (
            <EmptyState icon={<MessagesSquare />} title="No conversation open">
              Choose one from the list to read and reply.
            </EmptyState>
          ) : (
            <ConversationPane conversationId={conversationId} />
          )}
        </Box>
      </Grid>
    </>
  );
}
