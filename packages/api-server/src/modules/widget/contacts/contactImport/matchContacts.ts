import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { visitors } from '../../../../db/schema/widget/projects';
import type { Database } from '../../../../ports';
import type { ProjectRow } from '../../projects/queries';
import type { ReadContact } from './readContact';

const v = visitors;

/** True if a page has the visitor's session. */
const hasSession = sql<boolean>`${v.gleap_hash_digest} <> ''`;

/** True if a page sends what is stored: the visitor's own, or one of another device of the user. */
const hasPage = or(hasSession, v.is_proven) ?? hasSession;

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
 * Finds the contacts of a project that rows name, by their keys. Of several, users who proved the user id come first, then
 * contacts of files, and visitors who only claim to be theirs last; among them the one that was seen last. An email is a claim
 * of any page.
 */
export async function matchContacts(
  tx: Database,
  { agency_id, id: project_id }: ProjectRow,
  contacts: readonly ReadContact[],
) {
  const ofProject = and(eq(v.agency_id, agency_id), eq(v.project_id, project_id));
  const latest = [desc(v.last_seen_at), desc(v.id)];
  const userIds = contacts.flatMap(({ userId }) => userId ?? []);
  const emails = contacts.flatMap(({ userId, email }) =>
    userId === undefined && email !== undefined ? email.toLowerCase() : [],
  );
  const byUserId = await tx
    .selectDistinctOn([v.userId], columns)
    .from(v)
    .where(and(ofProject, isInList(sql`${v.userId}`, userIds)))
    .orderBy(v.userId, desc(v.is_proven), asc(hasSession), ...latest);
  const email = sql<string>`lower(btrim(${v.email}))`;
  const byEmail = await tx
    .selectDistinctOn([email], columns)
    .from(v)
    .where(and(ofProject, isInList(email, emails)))
    .orderBy(email, asc(hasPage), ...latest);
  return new Map<string, (typeof byUserId)[number]>([
    ...byUserId.map((row) => [`user ${row.userId}`, row] as const),
    ...byEmail.map((row) => [`email ${(row.email ?? '').trim().toLowerCase()}`, row] as const),
  ]);
}

export type MatchedContact =
  Awaited<ReturnType<typeof matchContacts>> extends Map<string, infer Row> ? Row : never;
