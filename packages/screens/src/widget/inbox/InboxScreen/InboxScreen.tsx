import type { InboxRow } from '@adlane/contract/widget/inbox';
import {
  Box,
  Button,
  ButtonLink,
  EmptyState,
  Grid,
  Heading,
  HStack,
  IconButton,
  PageHeader,
  PageHelp,
  Pagination,
  QueryState,
  SkeletonText,
  translate,
} from '@adlane/ui';
import { Inbox, Keyboard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { describeError } from '../../../shared/format/describeError';
import { useLastPage } from '../../../shared/urlState/useLastPage';
import type { AgencyHref } from '../../tickets/TicketScreen/WorkFacts';
import { getItemTitle } from '../getItemTitle';
import { ItemDetails } from '../ItemDetails';
import { BulkActions } from '../ItemList/BulkActions';
import { ItemList } from '../ItemList/ItemList';
import { ItemPane } from '../ItemPane/ItemPane';
import type { ItemKey } from '../ItemPane/useThread';
import { toItemKey } from '../itemActions';
import { InboxFilters } from './InboxFilters';
import { ShortcutsDialog } from './ShortcutsDialog';
import { useInboxKeys } from './useInboxKeys';
import { type InboxList, useInboxList } from './useInboxList';
import { usePaneCount } from './usePaneCount';

export type InboxScreenProps = {
  /** The open item; undefined for none. */
  item?: ItemKey | undefined;
  /** Link to the list without an open item. */
  listHref: string;
  /** Returns the link to an item. */
  itemHref: (item: ItemKey) => string;
  /** Opens an item with the keyboard. */
  onOpen: (item: ItemKey) => void;
  /** Returns the link to everything that was sent with a ticket. */
  fullTicketHref: (id: number) => string;
  /** Returns the link to a contact. */
  contactHref: (id: number) => string;
  /** Link to the texts that the team inserts into its replies. */
  savedRepliesHref: string;
  /** Returns the link to an agency whose report is open, for the operator. */
  agencyHref?: AgencyHref | undefined;
  /** Link to the projects, whose widgets send tickets and conversations. */
  projectsHref: string;
  /** Returns the link to the issue trackers of a project. */
  trackersHref: (projectId: number) => string;
};

const noRows: readonly InboxRow[] = [];

/** Tickets and conversations of the team: list, open item, and the visitor who wrote (widget §2.3, §3.3). */
export function InboxScreen(props: InboxScreenProps) {
  const { item, listHref, itemHref, onOpen, fullTicketHref, contactHref, savedRepliesHref } = props;
  const { list, inbox } = useInboxList();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isHelpOpen, setHelpOpen] = useState(false);
  const rows = inbox.data?.data ?? noRows;
  const toggle = (key: string) =>
    setSelected((now) => {
      const next = new Set(now);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  useInboxKeys({ rows, item, onOpen, onToggle: toggle, onHelp: () => setHelpOpen(true) });
  const paneCount = usePaneCount();
  const isPhone = paneCount === 1;
  const details = item ? (
    <ItemDetails
      key={toItemKey(item)}
      item={item}
      contactHref={contactHref}
      itemHref={itemHref}
      trackersHref={props.trackersHref}
      isPane={paneCount === 3}
    />
  ) : null;
  const filters = (
    <InboxFilters list={list} total={inbox.data?.meta.total} hasMore={inbox.data?.meta.has_more} />
  );
  return (
    <>
      {isPhone ? (
        <PageHeader
          {...(item
            ? { title: getItemTitle(item), back: { href: listHref, label: translate('Inbox') } }
            : { title: translate('Inbox'), help: help() })}
        />
      ) : (
        <HStack gap={4} mb={3} align="flex-start">
          <HStack gap={2} minH={8} flexShrink={0}>
            <Heading level={1} size="xl">
              {item ? getItemTitle(item) : translate('Inbox')}
            </Heading>
            {help()}
          </HStack>
          <Box flex="1" minW={0}>
            {filters}
          </Box>
          <IconButton
            size="sm"
            label={translate('Keyboard shortcuts')}
            icon={<Keyboard />}
            onClick={() => setHelpOpen(true)}
          />
        </HStack>
      )}
      {isPhone && !item ? <Box mb={4}>{filters}</Box> : null}
      <Panes>
        {isPhone && item ? null : (
          <Pane label={translate('List')}>
            <BulkActions
              items={rows.filter((row) => selected.has(toItemKey(row)))}
              onClear={() => setSelected(new Set())}
            />
            <Rows {...props} list={list} inbox={inbox} selected={selected} onToggle={toggle} />
          </Pane>
        )}
        {item ? (
          <Pane label={translate('Open item')}>
            <ItemPane
              key={toItemKey(item)}
              item={item}
              ticketHref={(id) => itemHref({ kind: 'ticket', id })}
              fullTicketHref={fullTicketHref}
              savedRepliesHref={savedRepliesHref}
              agencyHref={props.agencyHref}
              details={paneCount === 3 ? undefined : details}
            />
          </Pane>
        ) : isPhone ? null : (
          <Pane label={translate('Open item')}>
            <EmptyState icon={<Inbox />} title={translate('Nothing open')}>
              {translate('Choose an item from the list to read and reply.')}
            </EmptyState>
          </Pane>
        )}
        {paneCount === 3 && item ? <Pane label={translate('Details')}>{details}</Pane> : null}
      </Panes>
      <ShortcutsDialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  );
}

function help() {
  return <PageHelp>{translate('Reports and messages from the widgets on your sites.')}</PageHelp>;
}

/** Panes side by side with lines between them, as high as the window. */
function Panes({ children }: { children: ReactNode }) {
  return (
    <Grid
      gridAutoFlow={{ lg: 'column' }}
      gridAutoColumns="minmax(0, 1fr)"
      gridTemplateColumns={{
        lg: 'minmax({sizes.64}, {sizes.80}) minmax(0, 1fr)',
        xl: 'minmax({sizes.64}, {sizes.80}) minmax({sizes.md}, 1fr)',
      }}
      css={{ '&:has(> :nth-child(3))': { gridAutoColumns: 'minmax({sizes.60}, {sizes.72})' } }}
      h={{ lg: 'calc(100dvh - var(--shell-top, 0px) - {sizes.36})' }}
      minH={{ lg: 'md' }}
      borderWidth="line"
      borderRadius="l3"
      bg="bg.panel"
      overflow="hidden"
    >
      {children}
    </Grid>
  );
}

function Pane({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      as="section"
      aria-label={label}
      // It scrolls, also when it contains nothing to focus.
      tabIndex={0}
      focusVisibleRing="inside"
      minH={0}
      overflowX="hidden"
      overflowY="auto"
      css={{ '& + &': { borderInlineStartWidth: 'line' } }}
    >
      {children}
    </Box>
  );
}

type RowsProps = Pick<InboxScreenProps, 'item' | 'itemHref' | 'projectsHref'> & {
  list: InboxList;
  inbox: ReturnType<typeof useInboxList>['inbox'];
  selected: ReadonlySet<string>;
  onToggle: (key: string) => void;
};

function Rows({ item, itemHref, projectsHref, list, inbox, selected, onToggle }: RowsProps) {
  const meta = inbox.data?.meta;
  const isBehindLast = useLastPage(list, meta);
  return (
    <>
      <QueryState
        query={inbox}
        errorTitle={translate("Couldn't load the inbox")}
        describeError={describeError}
        loadingLabel={translate('Loading the inbox')}
        loading={
          <Box p={4}>
            <SkeletonText lines={8} />
          </Box>
        }
        isEmpty={({ data }) => data.length === 0 && !isBehindLast}
        empty={<EmptyInbox list={list} projectsHref={projectsHref} />}
      >
        {({ data }) => (
          <ItemList
            rows={data}
            openKey={item && toItemKey(item)}
            itemHref={itemHref}
            selected={selected}
            onToggle={onToggle}
          />
        )}
      </QueryState>
      {meta && meta.total > meta.per_page ? (
        <Box p={3}>
          <Pagination
            page={meta.page}
            perPage={meta.per_page}
            total={meta.total}
            hasMore={meta.has_more}
            onPage={(page) => list.change({ page })}
          />
        </Box>
      ) : null}
    </>
  );
}

function EmptyInbox({ list, projectsHref }: { list: InboxList; projectsHref: string }) {
  if (list.isNarrowed) {
    return (
      <EmptyState
        title={translate('No matches')}
        actions={<Button onClick={list.clear}>{translate('Clear search and filters')}</Button>}
      >
        {translate('Nothing in the inbox matches the search and filters.')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Inbox />}
      title={translate('Nothing in the inbox')}
      actions={<ButtonLink href={projectsHref}>{translate('Open projects')}</ButtonLink>}
    >
      {translate(
        'Reports and messages that visitors send from the widget show up here. Install it on your site first.',
      )}
    </EmptyState>
  );
}
