import type { InboxRow } from '@adlane/contract/widget/inbox';
import {
  Box,
  Button,
  ButtonLink,
  EmptyState,
  Grid,
  IconButton,
  PageHeader,
  PageHelp,
  Pagination,
  QueryState,
  SkeletonText,
  translate,
} from '@adlane/ui';
import { Inbox, Keyboard } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../../shared/format/describeError';
import { ContactPane } from '../ContactPane';
import { getItemTitle } from '../getItemTitle';
import { BulkActions } from '../ItemList/BulkActions';
import { ItemList } from '../ItemList/ItemList';
import { ItemPane } from '../ItemPane/ItemPane';
import { type ItemKey, useThread } from '../ItemPane/useThread';
import { toItemKey } from '../itemActions';
import { InboxFilters } from './InboxFilters';
import { ShortcutsDialog } from './ShortcutsDialog';
import { useInboxKeys } from './useInboxKeys';
import { type InboxList, useInboxList } from './useInboxList';

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
  /** Link to the projects, whose widgets send tickets and conversations. */
  projectsHref: string;
};

const noRows: readonly InboxRow[] = [];

/** Tickets and conversations of the team: list, open item, and the visitor who wrote (widget §2.3, §3.3). */
export function InboxScreen(props: InboxScreenProps) {
  const { item, listHref, itemHref, onOpen, fullTicketHref, contactHref } = props;
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
  const isListShown = { base: item ? 'none' : 'block', lg: 'block' };
  return (
    <>
      <PageHeader
        actions={
          <Box display={{ base: 'none', lg: 'block' }}>
            <IconButton
              label={translate('Keyboard shortcuts')}
              icon={<Keyboard />}
              onClick={() => setHelpOpen(true)}
            />
          </Box>
        }
        {...(item
          ? { title: getItemTitle(item), back: { href: listHref, label: translate('Inbox') } }
          : {
              title: translate('Inbox'),
              help: <PageHelp>{translate('Reports and messages from the widgets on your sites.')}</PageHelp>,
            })}
      />
      <Box display={isListShown} mb={4}>
        <InboxFilters list={list} total={inbox.data?.meta.total} />
      </Box>
      <Grid
        gap={4}
        alignItems="start"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: 'minmax(17rem, 2fr) minmax(0, 4fr)',
          '2xl': 'minmax(18rem, 3fr) minmax(0, 6fr) minmax(16rem, 2fr)',
        }}
      >
        <Panel display={isListShown} label={translate('List')}>
          <BulkActions
            items={rows.filter((row) => selected.has(toItemKey(row)))}
            onClear={() => setSelected(new Set())}
          />
          <Rows {...props} list={list} inbox={inbox} selected={selected} onToggle={toggle} />
        </Panel>
        <Panel display={{ base: item ? 'block' : 'none', lg: 'block' }} label={translate('Open item')}>
          {item ? (
            <ItemPane
              key={toItemKey(item)}
              item={item}
              ticketHref={(id) => itemHref({ kind: 'ticket', id })}
              fullTicketHref={fullTicketHref}
            />
          ) : (
            <EmptyState icon={<Inbox />} title={translate('Nothing open')}>
              {translate('Choose an item from the list to read and reply.')}
            </EmptyState>
          )}
        </Panel>
        {item ? (
          <ContactPanel
            key={`contact-${toItemKey(item)}`}
            item={item}
            contactHref={contactHref}
            itemHref={itemHref}
          />
        ) : null}
      </Grid>
      <ShortcutsDialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  );
}

type ContactPanelProps = { item: ItemKey } & Pick<InboxScreenProps, 'contactHref' | 'itemHref'>;

/** The visitor of the open item; tickets of a site's own server have none. */
function ContactPanel({ item, ...links }: ContactPanelProps) {
  const contactId = useThread(item).data?.contact_id;
  if (contactId == null) return null;
  return (
    <Panel
      label={translate('Contact')}
      gridColumn={{ lg: '1 / -1', '2xl': 'auto' }}
      height={{ '2xl': 'calc(100vh - 19rem)' }}
    >
      <ContactPane contactId={contactId} openItem={item} {...links} />
    </Panel>
  );
}

type PanelProps = {
  label: string;
  display?: Record<string, string>;
  gridColumn?: Record<string, string>;
  height?: Record<string, string>;
  children: React.ReactNode;
};

function Panel({ label, height = { lg: 'calc(100vh - 19rem)' }, children, ...rest }: PanelProps) {
  return (
    <Box
      as="section"
      aria-label={label}
      // It scrolls, also when it contains nothing to focus.
      tabIndex={0}
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      h={height}
      minH={{ lg: '32rem' }}
      overflowX="hidden"
      overflowY="auto"
      {...rest}
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
        isEmpty={({ data }) => data.length === 0}
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
