import type { Contract, ParsedInput } from '@adlane/contract';
import type { Niche } from '@adlane/contract/niches';
import { allTenants, lockNames } from '../../db/lockNames';
import { monotonicNow } from '../../db/monotonicNow';
import { found, invalid } from '../../http/problem';
import type { UseCaseContext } from '../../http/UseCaseContext';
import type { Database } from '../../ports';
import { nameKey } from '../naming/nameKey';
import {
  deleteNiche,
  findNiche,
  insertNiche,
  lockNiche,
  nicheNames,
  replaceNiche,
  storedStatus,
  updateNiche,
} from './queries';

/** @throws Problem 422 where another niche has the name, whether it is switched on or off */
async function checkName(tx: Database, name: string, except?: number): Promise<string> {
  await lockNames(tx, allTenants, 'niches');
  const others = (await nicheNames(tx)).filter(({ id }) => id !== except);
  const isTaken = others.some((other) => nameKey(other.name) === nameKey(name));
  if (isTaken) throw invalid({ name: ['A niche with this name already exists.'] });
  return name.normalize('NFC');
}

/** @throws Problem 422 */
export async function createNiche(ctx: UseCaseContext, form: { readonly name: string }): Promise<Niche> {
  const { tx, now } = ctx;
  const name = await checkName(tx, form.name);
  const id = await insertNiche(tx, { name, created_at: now, updated_at: now });
  return found(await findNiche(ctx, id));
}

export type NicheValues = ParsedInput<Contract['niches']['update']>['body'];

/** Renames a niche wherever it stands, or switches it on or off. @throws Problem 404, 422 */
export async function changeNiche(ctx: UseCaseContext, id: number, changes: NicheValues): Promise<Niche> {
  const { tx, now } = ctx;
  const niche = found(await lockNiche(tx, id));
  const name = changes.name === undefined ? niche.name : await checkName(tx, changes.name, id);
  await updateNiche(tx, id, {
    name,
    ...(changes.status && { status: storedStatus[changes.status] }),
    updated_at: monotonicNow(niche.updated_at, now),
  });
  if (name !== niche.name) await replaceNiche(tx, niche.name, name);
  return found(await findNiche(ctx, id));
}

/** Deletes a niche; templates, clients, users and categories that had it are left without one. @throws Problem 404 */
export async function removeNiche(ctx: UseCaseContext, id: number): Promise<void> {
  const { tx } = ctx;
  const niche = found(await lockNiche(tx, id));
  await replaceNiche(tx, niche.name, null);
  await deleteNiche(tx, id);
}
