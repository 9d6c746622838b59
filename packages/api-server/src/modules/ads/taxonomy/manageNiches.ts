import type { Contract, ParsedInput } from '@adlane/contract';
import type { Niche } from '@adlane/contract/ads/taxonomy/niches';
import { eq } from 'drizzle-orm';
import { allTenants, lockNames } from '../../../db/lockNames';
import { monotonicNow } from '../../../db/monotonicNow';
import { clients } from '../../../db/schema/account/clients';
import { users } from '../../../db/schema/account/users';
import { niches } from '../../../db/schema/ads/taxonomy';
import { templates } from '../../../db/schema/ads/templates';
import { insertRow } from '../../../db/tenantRows';
import { checkBase } from '../../../http/lockForEdit';
import { found } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { checkNameFree, findNiche, listNicheNames, storedStatus } from './nicheQueries';

/** Returns the name to store. @throws Problem 422 if another niche has it, whatever its status */
async function checkName(tx: Database, name: string, except?: number): Promise<string> {
  await lockNames(tx, allTenants, 'niches');
  checkNameFree(
    name,
    (await listNicheNames(tx)).filter(({ id }) => id !== except),
  );
  return name.normalize('NFC');
}

/** @throws Problem 422 */
export async function createNiche(ctx: UseCaseContext, form: { readonly name: string }): Promise<Niche> {
  const { tx, now } = ctx;
  const name = await checkName(tx, form.name);
  return findNiche(ctx, await insertRow(tx, niches, { name, created_at: now, updated_at: now }));
}

/** Locks a niche until the transaction ends. @throws Problem 404 */
async function lockNiche(tx: Database, id: number) {
  const [niche] = await tx.select().from(niches).where(eq(niches.id, id)).for('update');
  return found(niche);
}

/** Renames a niche in the templates, clients and users of every tenant, or clears it there. */
async function replaceNiche(tx: Database, name: string, niche: string | null): Promise<void> {
  for (const table of [templates, clients, users]) {
    await tx.update(table).set({ niche }).where(eq(table.niche, name));
  }
}

type NicheChanges = { readonly id: number } & ParsedInput<Contract['niches']['update']>['body'];

/** Renames a niche everywhere, or switches it on or off. @throws Problem 404, 422 */
export async function updateNiche(
  ctx: UseCaseContext,
  { id, base_updated_at, ...changes }: NicheChanges,
): Promise<Niche> {
  const { tx, now } = ctx;
  const niche = await lockNiche(tx, id);
  await checkBase(base_updated_at, niche, () => findNiche(ctx, id));
  const name = changes.name === undefined ? niche.name : await checkName(tx, changes.name, id);
  const status = changes.status && storedStatus[changes.status];
  const updated_at = monotonicNow(niche.updated_at, now);
  await tx
    .update(niches)
    .set({ name, ...(status && { status }), updated_at })
    .where(eq(niches.id, id));
  if (name !== niche.name) await replaceNiche(tx, niche.name, name);
  return findNiche(ctx, id);
}

/** Deletes a niche; its templates, clients, users and categories have none then. @throws Problem 404 */
export async function deleteNiche({ tx }: UseCaseContext, { id }: { readonly id: number }): Promise<void> {
  const niche = await lockNiche(tx, id);
  await replaceNiche(tx, niche.name, null);
  await tx.delete(niches).where(eq(niches.id, id));
}
