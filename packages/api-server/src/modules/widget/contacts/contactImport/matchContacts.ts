import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { visitors } from '../../../../db/schema/widget/projects';
import type { Database } from '../../../../ports';
import type { ProjectRow } from '../../projects/queries';
import type { ReadContact } from './readContact';

const v = visitors;

/** True if a page has the visitor's session. */
const hasSession = sql<boolean>`${v.gleap_hash_digest} <> ''`;

const columns = {
  id: v.id,
  userId: v.userId,
  is_proven: v.is_proven,
  hasSession,
  email: v.email,
  name: v.name,
  phone: v.phone,
  lang: v.lang,
  value: v.value,
  customData: v.customData,
};

/** What names a contact: the user id, or without one the email, whatever its capitals. */
export function getContactKey({ userId, email }: Pick<ReadContact, 'userId' | 'email'>): string {
  return userId === undefined ? `email ${(email ?? '').toLowerCase()}` : `user ${userId}`;
}

/** Matches a text with a list, which is one parameter, however long. */
const isInList = (text: SQL, list: readonly string[]): SQL =>
  sql`${text} in (select jsonb_array_elements_text(${JSON.stringify(list)}::jsonb))`;

/**
 * Finds the contacts of a project that rows name, by their keys; of several, the one that lists show: proven, seen last. Where
 * the project verifies identities, contacts of a file come before visitors who only claim to be theirs.
 */
export async function matchContacts(
  tx: Database,
  { agency_id, id: project_id, identityMode }: ProjectRow,
  contacts: readonly ReadContact[],
) {
  const ofProject = and(eq(v.agency_id, agency_id), eq(v.project_id, project_id));
  const isClaimLast = identityMode === 'off' ? [] : [asc(hasSession)];
  const order = [desc(v.is_proven), ...isClaimLast, desc(v.last_seen_at), desc(v.id)];
  const userIds = contacts.flatMap(({ userId }) => userId ?? []);
  const emails = contacts.flatMap(({ userId, email }) =>
    userId === undefined && email !== undefined ? email.toLowerCase() : [],
  );
  const byUserId = await tx
    .selectDistinctOn([v.userId], columns)
    .from(v)
    .where(and(ofProject, isInList(sql`${v.userId}`, userIds)))
    .orderBy(v.userId, ...order);
  const email = sql<string>`lower(btrim(${v.email}))`;
  const byEmail = await tx
    .selectDistinctOn([email], columns)
    .from(v)
    .where(and(ofProject, isInList(email, emails)))
    .orderBy(email, ...order);
  return new Map<string, (typeof byUserId)[number]>([
    ...byUserId.map((row) => [`user ${row.userId}`, row] as const),
    ...byEmail.map((row) => [`email ${(row.email ?? '').trim().toLowerCase()}`, row] as const),
  ]);
}

export type MatchedContact =
  Awaited<ReturnType<typeof matchContacts>> extends Map<string, infer Row> ? Row : never;
