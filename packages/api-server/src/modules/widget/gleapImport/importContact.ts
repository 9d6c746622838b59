import { and, eq } from 'drizzle-orm';
import { visitors } from '../../../db/schema/widget/projects';
import { found } from '../../../http/problem';
import { insertVisitor } from '../sessions/commands';
import { maxCustomDataBytes } from '../sessions/contactFields';
import type { Imported } from './Imported';
import { findImported, type ImportRun, storeImported } from './importedIds';
import { readDate, readId, readRecord, readShort } from './readGleap';

/** Longest field of a contact in characters. */
const maxField = 255;

function readCustomData(session: Readonly<Record<string, unknown>>) {
  const { companyId, companyName, plan, sla } = session;
  const company = Object.entries({ companyId, companyName, plan, sla }).filter(([, value]) => value != null);
  const customData = { ...readRecord(session['customData']), ...Object.fromEntries(company) };
  return JSON.stringify(customData).length > maxCustomDataBytes ? undefined : customData;
}

/**
 * Imports a session as a visitor who never signs in: there is no secret of its session. A visitor who proves the same user id is the same
 * person, if Gleap verified it too.
 */
export async function importContact(
  { ctx: { tx, caller, now }, project_id, ids, areUsersProven }: ImportRun,
  session: Readonly<Record<string, unknown>>,
): Promise<Imported> {
  const userId = readShort(session['userId'], maxField) ?? null;
  const customData = readCustomData(session);
  const value = session['value'];
  const row = found(
    await insertVisitor(tx, {
      agency_id: caller.agency_id,
      project_id,
      gleap_id: ids.token(16),
      gleap_hash_digest: '',
      userId,
      is_proven: areUsersProven && userId !== null,
      name: readShort(session['name'], maxField) ?? null,
      email: readShort(session['email'], maxField) ?? null,
      phone: readShort(session['phone'], maxField) ?? null,
      value: typeof value === 'number' ? value : null,
      lang: readShort(session['lang'], 20) ?? null,
      customData: customData ?? {},
      last_seen_at: readDate(session['lastActivity'] ?? session['updatedAt'], now),
      created_at: readDate(session['createdAt'], now),
      updated_at: now,
    }),
  );
  return {
    kind: 'contact',
    content_id: row.id,
    ...(customData === undefined && { missing: ['Its custom data is larger than 64 kB.'] }),
  };
}

/**
 * Finds the visitor whom a ticket or a message names; a session that is part of it is imported if it was not. `erased` if
 * the person was deleted here since: what they wrote stays away too.
 */
export async function findContact(
  run: ImportRun,
  session: unknown,
): Promise<
  { readonly id: number; readonly email: string | null; readonly name: string | null } | 'erased' | undefined
> {
  const externalId = readId(session);
  if (externalId === undefined) return undefined;
  const { tx, caller } = run.ctx;
  const known = await findImported(run, ['contact'], externalId);
  let id = known?.content_id;
  if (id === undefined) {
    if (typeof session === 'string') return undefined;
    const imported = await importContact(run, readRecord(session));
    if ('skipped' in imported) return undefined;
    id = imported.content_id;
    await storeImported(run, { kind: 'contact', external_id: externalId, content_id: id });
  }
  const [row] = await tx
    .select({ id: visitors.id, email: visitors.email, name: visitors.name })
    .from(visitors)
    .where(and(eq(visitors.agency_id, caller.agency_id), eq(visitors.id, id)));
  return row ?? 'erased';
}
