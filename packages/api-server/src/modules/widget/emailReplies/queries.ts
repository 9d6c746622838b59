import { isPlanOver } from '@adlane/contract/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { agencies } from '../../../db/schema/account/agencies';
import { subscriptions } from '../../../db/schema/account/billing';
import { users } from '../../../db/schema/account/users';
import { inbound_emails } from '../../../db/schema/widget/inboundEmails';
import { projects, visitors } from '../../../db/schema/widget/projects';
import { tickets } from '../../../db/schema/widget/tickets';
import type { UserCaller, VisitorCaller } from '../../../http/callers';
import type { Database } from '../../../ports';
import type { ConversationRow } from '../conversations/queries';
import type { ItemKey } from '../inbox/items';
import { findThread } from '../inbox/threads';

/** Merged tickets that are followed to the one with their messages. */
const maxMerges = 10;

/** Returns where the messages of an item are now: a merged ticket has none, its original has them. */
export async function findMergedInto(tx: Database, agencyId: number, item: ItemKey): Promise<ItemKey> {
  let key = item;
  for (let merges = 0; key.kind === 'ticket' && merges < maxMerges; merges += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each ticket names the next one
    if (await findThread(tx, agencyId, key)) return key;
    // oxlint-disable-next-line no-await-in-loop -- each ticket names the next one
    const [row] = await tx
      .select({ id: tickets.duplicate_of_id })
      .from(tickets)
      .where(and(eq(tickets.agency_id, agencyId), eq(tickets.id, key.id)));
    if (row?.id == null) return key;
    key = { kind: 'ticket', id: row.id };
  }
  return key;
}

/** A visitor who may answer by email, and the addresses that may do so. */
export type EmailVisitor = { readonly caller: VisitorCaller; readonly addresses: readonly string[] };

/** Finds the visitor of a conversation; undefined once the project or its agency is archived. */
export async function findEmailVisitor(
  tx: Database,
  { agency_id, visitor_id, ticket_id }: ConversationRow,
): Promise<EmailVisitor | undefined> {
  const [row] = await tx
    .select({ project_id: visitors.project_id, gleap_id: visitors.gleap_id, email: visitors.email })
    .from(visitors)
    .innerJoin(
      projects,
      and(
        eq(projects.agency_id, visitors.agency_id),
        eq(projects.id, visitors.project_id),
        isNull(projects.archived_at),
      ),
    )
    .innerJoin(agencies, and(eq(agencies.id, visitors.agency_id), eq(agencies.status, 'active')))
    .where(and(eq(visitors.agency_id, agency_id), eq(visitors.id, visitor_id)));
  if (!row) return undefined;
  const [ticket] =
    ticket_id === null
      ? []
      : await tx
          .select({ email: tickets.reportedBy })
          .from(tickets)
          .where(and(eq(tickets.agency_id, agency_id), eq(tickets.id, ticket_id)));
  const { email, ...visitor } = row;
  return {
    caller: { kind: 'session', agency_id, visitor_id, ...visitor },
    addresses: [email, ticket?.email].flatMap((address) => address?.trim().toLowerCase() ?? []),
  };
}

/** A user who may answer by email, and from which address. */
export type EmailUser = Pick<UserCaller, 'agency_id' | 'user_id' | 'entity_type'> & {
  readonly address: string;
};

/** Finds a user who may answer by email; undefined for one who lost access, or whose agency's plan has ended. */
export async function findEmailUser(
  tx: Database,
  { agency_id, user_id }: Pick<UserCaller, 'agency_id' | 'user_id'>,
  now: Date,
): Promise<EmailUser | undefined> {
  const [row] = await tx
    .select({
      entity_type: users.entity_type,
      email: users.email,
      kind: agencies.kind,
      signedUpAt: agencies.created_at,
      plan_type: subscriptions.plan_type,
      plan_status: subscriptions.status,
    })
    .from(users)
    .innerJoin(agencies, and(eq(agencies.id, users.agency_id), eq(agencies.status, 'active')))
    .leftJoin(subscriptions, eq(subscriptions.agency_id, users.agency_id))
    .where(and(eq(users.agency_id, agency_id), eq(users.id, user_id), eq(users.status, 'active')));
  if (!row) return undefined;
  const { entity_type, email, kind, signedUpAt, plan_type, plan_status } = row;
  const standing = plan_type && plan_status && { plan_type, status: plan_status };
  if (kind === 'agency' && isPlanOver(standing, signedUpAt, now)) return undefined;
  return { agency_id, user_id, entity_type, address: email.toLowerCase() };
}

/** Returns whether an email was stored before. */
export async function isKnownEmail(tx: Database, agencyId: number, key: string): Promise<boolean> {
  const rows = await tx
    .select({ id: inbound_emails.id })
    .from(inbound_emails)
    .where(and(eq(inbound_emails.agency_id, agencyId), eq(inbound_emails.email_key, key)));
  return rows.length > 0;
}
