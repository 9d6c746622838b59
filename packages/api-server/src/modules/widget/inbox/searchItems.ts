import { and, arrayContains, eq, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inbox_conversations, inbox_visitors } from '../../../db/schema/widget/inboxViews';
import { searchPattern } from '../../../db/searchPattern';
import type { Database } from '../../../ports';
import type { InboxView, InboxViewer } from './filterItems';

/** Characters of a piece in the indexes of texts (`search_grams`). */
const gramLength = 3;

/** True if indexes find the text. */
export const isIndexed = (search: string) => [...search].length >= gramLength;

/** Parses `#71` and `71` as the number of a ticket or conversation. */
function parseItemNumber(search: string): number | undefined {
  return /^#?\d{1,9}$/.test(search) ? Number(search.replace('#', '')) : undefined;
}

function hasNumber({ id }: Pick<Searched, 'id'>, search: string): SQL | undefined {
  const number = parseItemNumber(search);
  return number === undefined ? undefined : eq(id, number);
}

const findGrams = (search: string) => sql`search_grams(${search}::text)`;

/** The columns of an item that a search needs. */
type Searched = Record<'kind' | 'id' | 'visitor_id' | 'title' | 'sender' | 'last_text', PgColumn>;

const hasOwnText = ({ title, sender, last_text }: Searched, pattern: string) =>
  or(ilike(title, pattern), ilike(sender, pattern), ilike(last_text, pattern));

const matchesVisitor = (pattern: string) =>
  or(ilike(inbox_visitors.name, pattern), ilike(inbox_visitors.email, pattern));

/** Matches each item by its number, or by reading its texts, its visitor and, of a ticket, the conversation that answers it. */
export function matchesText(item: Searched, { agency_id }: InboxViewer, search: string): SQL | undefined {
  const pattern = searchPattern(search);
  const visitor = inbox_visitors;
  const answer = inbox_conversations;
  return or(
    hasNumber(item, search),
    hasOwnText(item, pattern),
    sql`(select ${matchesVisitor(pattern)} from ${visitor}
      where ${visitor.agency_id} = ${agency_id} and ${visitor.id} = ${item.visitor_id})`,
    sql`(select ${ilike(answer.last_text, pattern)} from ${answer}
      where ${answer.agency_id} = ${agency_id} and ${answer.ticket_id} = ${item.id} and ${item.kind} = 'ticket')`,
  );
}

/** Matches the same items by indexes, each of which finds the ids of a few rows. */
export function matchesByIndex(
  tx: Database,
  view: InboxView,
  { agency_id }: InboxViewer,
  search: string,
): SQL | undefined {
  const pattern = searchPattern(search);
  const visitor = inbox_visitors;
  const answer = inbox_conversations;
  const items = tx
    .select({ id: view.id })
    .from(view)
    .where(
      and(
        eq(view.agency_id, agency_id),
        arrayContains(view.grams, findGrams(search)),
        hasOwnText(view, pattern),
      ),
    );
  const ofVisitors = tx
    .select({ id: visitor.id })
    .from(visitor)
    .where(
      and(
        eq(visitor.agency_id, agency_id),
        arrayContains(visitor.grams, findGrams(search)),
        matchesVisitor(pattern),
      ),
    );
  const answered = tx
    .select({ id: answer.ticket_id })
    .from(answer)
    .where(
      and(
        eq(answer.agency_id, agency_id),
        isNotNull(answer.ticket_id),
        arrayContains(answer.grams, findGrams(search)),
        ilike(answer.last_text, pattern),
      ),
    );
  return or(
    hasNumber(view, search),
    sql`${view.id} = any(array(${items}))`,
    sql`${view.visitor_id} = any(array(${ofVisitors}))`,
    sql`${view.kind} = 'ticket' and ${view.id} = any(array(${answered}))`,
  );
}
