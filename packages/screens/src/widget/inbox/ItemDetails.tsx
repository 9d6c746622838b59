import { Box, translate } from '@adlane/ui';
import { TicketIssuesPanel } from '../tickets/TicketIssues/TicketIssuesPanel';
import { ContactPane } from './ContactPane';
import { ItemProperties } from './ItemPane/ItemProperties';
import { type ItemKey, useThread } from './ItemPane/useThread';

export type ItemDetailsProps = {
  /** The open item. */
  item: ItemKey;
  /** Returns the link to a contact. */
  contactHref: (id: number) => string;
  /** Returns the link to an item. */
  itemHref: (item: ItemKey) => string;
  /** Returns the link to the issue trackers of a project. */
  trackersHref: (projectId: number) => string;
  /** True in a pane; a drawer has a padding itself. */
  isPane: boolean;
};

/** What the team decided about an item, and who wrote it; tickets of a site's own server have no contact. */
export function ItemDetails({ item, isPane, trackersHref, ...links }: ItemDetailsProps) {
  const { data: thread } = useThread(item);
  if (!thread) return null;
  const px = isPane ? 4 : 0;
  return (
    <>
      <Box
        as="section"
        aria-label={translate('Properties')}
        px={px}
        pt={px}
        pb={4}
        borderBottomWidth={thread.contact_id === null && thread.kind !== 'ticket' ? undefined : 'line'}
      >
        <ItemProperties thread={thread} />
      </Box>
      {thread.kind === 'ticket' ? (
        <Box
          as="section"
          aria-label={translate('Issues')}
          px={px}
          py={4}
          borderBottomWidth={thread.contact_id === null ? undefined : 'line'}
        >
          <TicketIssuesPanel ticketId={thread.id} trackersHref={trackersHref(thread.project_id)} />
        </Box>
      ) : null}
      {thread.contact_id === null ? null : (
        <Box as="section" aria-label={translate('Contact')} px={px} pt={4} pb={px}>
          <ContactPane contactId={thread.contact_id} openItem={item} {...links} />
        </Box>
      )}
    </>
  );
}
