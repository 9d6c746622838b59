import type { Contract, ParsedInput } from '@adlane/contract';
import type { Folder } from '@adlane/contract/ads/folders';
import { maxBulkIds } from '@adlane/contract/constants';
import { eq } from 'drizzle-orm';
import { lockNames } from '../../../db/lockNames';
import { monotonicNow } from '../../../db/monotonicNow';
import { folders, templates } from '../../../db/schema/ads/templates';
import { deleteRow, insertRow, updateRow } from '../../../db/tenantRows';
import { forbidden, found, invalid } from '../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import { copyName } from '../../../naming/copyName';
import { toNameKey } from '../../../naming/toNameKey';
import type { Database } from '../../../ports';
import { getOwnerClient, mayUpdate } from '../../account/access/visibility';
import { copyTemplates } from '../templates/copyTemplates';
import { moveTemplates } from '../templates/moveTemplates';
import { type FolderOwner, findFolder, listFolderNames, listTemplatesInside, lockFolder } from './queries';

async function getFolder(ctx: ReadContext, id: number): Promise<Folder> {
  return found(await findFolder(ctx, id));
}

/** @throws Problem 404; 403 for a client and a folder of the agency */
async function lockOwnFolder(ctx: UseCaseContext, id: number): Promise<typeof folders.$inferSelect> {
  const { caller } = ctx;
  const folder = found(await lockFolder(ctx, id));
  if (!mayUpdate(caller, folder)) throw forbidden();
  return folder;
}

/** Returns the name keys of an owner's folders and locks the names until the transaction ends. */
async function listNameKeys(tx: Database, owner: FolderOwner, except?: number): Promise<Set<string>> {
  await lockNames(tx, owner.agency_id, 'folders');
  const others = (await listFolderNames(tx, owner)).filter(({ id }) => id !== except);
  return new Set(others.map(({ name }) => toNameKey(name)));
}

/** @throws Problem 422 if another folder of the owner that is not archived has the name */
async function checkName(tx: Database, owner: FolderOwner, name: string, except?: number): Promise<string> {
  const usedKeys = await listNameKeys(tx, owner, except);
  if (usedKeys.has(toNameKey(name))) throw invalid({ name: ['A folder with this name already exists.'] });
  return name.normalize('NFC');
}

type FolderForm = ParsedInput<Contract['folders']['store']>['body'];

/**
 * Creates a folder. A client's belongs to that client, and only the agency opens folders to all clients.
 * @throws Problem 403, 422
 */
export async function createFolder(ctx: UseCaseContext, form: FolderForm): Promise<Folder> {
  const { tx, caller, now } = ctx;
  const owner = { agency_id: caller.agency_id, client_id: getOwnerClient(caller) };
  if (owner.client_id !== null && form.client_accessibility) throw forbidden();
  const name = await checkName(tx, owner, form.name);
  const times = { created_at: now, updated_at: now };
  return getFolder(ctx, await insertRow(tx, folders, { ...form, ...times, ...owner, name }));
}

type FolderChanges = { readonly id: number } & Pick<
  Partial<typeof folders.$inferInsert>,
  'name' | 'status' | 'client_accessibility'
>;

/**
 * Updates a folder. Archiving it hides its templates from every list; restoring it shows them again, because
 * their own status does not change.
 * @throws Problem 403, 404, 422
 */
export async function updateFolder(ctx: UseCaseContext, { id, ...changes }: FolderChanges): Promise<Folder> {
  const { tx } = ctx;
  const folder = await lockOwnFolder(ctx, id);
  if (changes.client_accessibility !== undefined && getOwnerClient(ctx.caller) !== null) throw forbidden();
  const { name = folder.name, status = folder.status } = changes;
  const needsName = status !== 'archived' && (changes.name !== undefined || folder.status === 'archived');
  const values = {
    ...changes,
    name: needsName ? await checkName(tx, folder, name, folder.id) : name.normalize('NFC'),
    updated_at: monotonicNow(folder.updated_at, ctx.now),
  };
  await updateRow(tx, folders, folder, values);
  return getFolder(ctx, folder.id);
}

/** Deletes a folder; its templates stay, without a folder. @throws Problem 403, 404 */
export async function deleteFolder(ctx: UseCaseContext, { id }: { readonly id: number }): Promise<void> {
  const { tx } = ctx;
  const { agency_id } = await lockOwnFolder(ctx, id);
  await moveTemplates(tx, agency_id, eq(templates.folderId, id), { folderId: null, now: ctx.now });
  await deleteRow(tx, folders, { agency_id, id });
}

/**
 * Copies a folder with its templates. The copy is active and closed to clients, who would otherwise see
 * everything twice.
 * @throws Problem 403, 404, 422
 */
export async function duplicateFolder(ctx: UseCaseContext, { id }: { readonly id: number }): Promise<Folder> {
  const { tx, caller, now } = ctx;
  const folder = await lockOwnFolder(ctx, id);
  const { agency_id } = caller;
  const inside = await listTemplatesInside(ctx, folder.id);
  if (inside.length > maxBulkIds) {
    const most = maxBulkIds.toLocaleString('en');
    throw invalid({ id: [`A folder with more than ${most} templates can't be copied at once.`] });
  }
  const name = copyName(folder.name, await listNameKeys(tx, folder));
  const times = { created_at: now, updated_at: now };
  const copy = await insertRow(tx, folders, { agency_id, client_id: folder.client_id, name, ...times });
  const client_id = getOwnerClient(caller);
  await copyTemplates(tx, agency_id, inside, {
    now,
    folderId: copy,
    ...(client_id !== null && { client_id }),
  });
  return getFolder(ctx, copy);
}
