import {
  type matchReasons,
  maxPossibleMatches,
  type PossibleMatch,
  type PossibleMatches,
} from '@adlane/contract/widget/people';
import { and, desc, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { visitors } from '../../../db/schema/widget/projects';
import { tickets } from '../../../db/schema/widget/tickets';
import { checkAllFound } from '../../../http/checkAllFound';
import type { ReadContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { isLatestOfPerson, isSamePerson, known, selectSamePerson } from '../visitors/samePerson';
import { type ChosenMatches, countPersonTickets, findPerson, listedPerson, type PersonKey } from './queries';

/** What a person says, or typed, without a proof that it is theirs; emails in lower case. */
type Claims = { readonly userIds: readonly string[]; readonly emails: readonly string[] };

const typedEmail = sql<string>`lower(${tickets.reportedBy})`;

async function findClaims(tx: Database, { agency_id, ids }: PersonKey): Promise<Claims> {
  const rows = await tx
    .select({ userId: visitors.userId, email: sql<string | null>`lower(${visitors.email})` })
    .from(visitors)
    .where(and(eq(visitors.agency_id, agency_id), inArray(visitors.id, [...ids])));
  const typed = await tx
    .selectDistinct({ email: typedEmail })
    .from(tickets)
    .where(and(eq(tickets.agency_id, agency_id), inArray(tickets.visitor_id, [...ids])));
  const toList = (values: readonly (string | null)[]) => [
    ...new Set(values.filter((value) => value !== null)),
  ];
  return {
    userIds: toList(rows.map(({ userId }) => userId)),
    emails: toList([...rows, ...typed].map(({ email }) => email)),
  };
}

type Reason = (typeof matchReasons)[number];

/** Conditions under which another visitor shares a claim. */
function buildReasons(tx: Database, { agency_id }: PersonKey, claims: Claims): Record<Reason, SQL> {
  const typers = tx
    .select({ id: tickets.visitor_id })
    .from(tickets)
    .where(and(eq(tickets.agency_id, agency_id), inArray(typedEmail, [...claims.emails])));
  return {
    user_id: inArray(known.userId, [...claims.userIds]),
    email: inArray(sql`lower(${known.email})`, [...claims.emails]),
    reported_by: inArray(known.id, typers),
  };
}

/** Lists other persons with a visitor who shares a claim, of the given visitors only if there are any. */
async function listContacts(
  tx: Database,
  person: PersonKey,
  claims: Claims,
  only?: readonly number[],
): Promise<PossibleMatch[]> {
  const { agency_id, project_id, ids } = person;
  const { user_id, email, reported_by } = buildReasons(tx, person, claims);
  const rows = await tx
    .select({
      ...listedPerson,
      // Null where the visitor has no such claim.
      user_id: sql<boolean | null>`bool_or(${user_id})`,
      email_matches: sql<boolean | null>`bool_or(${email})`,
      reported_by: sql<boolean | null>`bool_or(${reported_by})`,
    })
    .from(known)
    .innerJoin(visitors, isSamePerson(known, visitors))
    .where(
      and(
        eq(known.agency_id, agency_id),
        eq(known.project_id, project_id),
        notInArray(known.id, [...ids]),
        or(user_id, email, reported_by),
        isLatestOfPerson,
        only && inArray(visitors.id, [...only]),
      ),
    )
    .groupBy(visitors.agency_id, visitors.id)
    .orderBy(desc(visitors.last_seen_at), desc(visitors.id))
    .limit(maxPossibleMatches);
  const counts = await countPersonTickets(
    tx,
    agency_id,
    rows.map(({ id }) => id),
  );
  return rows.map(({ user_id: sharesId, email_matches, reported_by: typed, last_seen_at, ...row }) => ({
    ...row,
    last_seen_at: last_seen_at.toISOString(),
    tickets: counts.get(row.id) ?? 0,
    reasons: [
      ...(sharesId ? ['user_id' as const] : []),
      ...(email_matches ? ['email' as const] : []),
      ...(typed ? ['reported_by' as const] : []),
    ],
  }));
}

function listTickets(
  tx: Database,
  { agency_id, project_id }: PersonKey,
  { emails }: Claims,
  only?: readonly number[],
) {
  return tx
    .select({ id: tickets.id, title: tickets.title, created_at: tickets.created_at })
    .from(tickets)
    .where(
      and(
        eq(tickets.agency_id, agency_id),
        eq(tickets.project_id, project_id),
        isNull(tickets.visitor_id),
        inArray(typedEmail, [...emails]),
        only && inArray(tickets.id, [...only]),
      ),
    )
    .orderBy(desc(tickets.id))
    .limit(maxPossibleMatches);
}

/** Lists contacts and tickets that may belong to a person: they claim the same without a proof. @throws Problem 404 */
export async function listPossibleMatches(
  ctx: ReadContext,
  { id }: { readonly id: number },
): Promise<PossibleMatches> {
  const { tx } = ctx;
  const person = await findPerson(ctx, id);
  const claims = await findClaims(tx, person);
  const sent = await listTickets(tx, person, claims);
  return {
    contacts: await listContacts(tx, person, claims),
    tickets: sent.map(({ created_at, ...ticket }) => ({ ...ticket, created_at: created_at.toISOString() })),
  };
}

/**
 * Finds a person together with the possible matches that a user chose.
 * @throws Problem 404; 422 for a chosen one that is no possible match
 */
export async function findPersonWith(
  ctx: ReadContext,
  id: number,
  { contact_ids, ticket_ids }: ChosenMatches,
): Promise<PersonKey> {
  const { tx } = ctx;
  const person = await findPerson(ctx, id);
  if (contact_ids.length === 0 && ticket_ids.length === 0) return person;
  const claims = await findClaims(tx, person);
  checkAllFound('contact_ids', contact_ids, await listContacts(tx, person, claims, contact_ids));
  checkAllFound('ticket_ids', ticket_ids, await listTickets(tx, person, claims, ticket_ids));
  const all = await tx
    .select({ id: visitors.id })
    .from(visitors)
    .where(
      and(
        eq(visitors.agency_id, person.agency_id),
        inArray(visitors.id, selectSamePerson(person.agency_id, [...person.ids, ...contact_ids])),
      ),
    );
  return { ...person, ids: all.map((row) => row.id), ticketIds: ticket_ids };
}
