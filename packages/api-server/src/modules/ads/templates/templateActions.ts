import type { Contract, ParsedInput } from '@adlane/contract';
import type { TemplateRow } from '@adlane/contract/ads/templates';
import { inArray } from 'drizzle-orm';
import { monotonicNow } from '../../../db/monotonicNow';
import { templates } from '../../../db/schema/ads/templates';
import { deleteRow, updateRow } from '../../../db/tenantRows';
import { checkAllFound } from '../../../http/checkAllFound';
import { forbidden, found } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { toNameKey } from '../../../naming/toNameKey';
import { getOwnerClient, mayUpdate } from '../../account/access/visibility';
import { copyTemplates } from './copyTemplates';
import { toTemplateRows } from './findTemplate';
import { moveTemplates } from './moveTemplates';
import { findTemplateRecord, isLaunched, lockTemplate, lockTemplates, type TemplateRecord } from './queries';
import { checkReferences } from './references';
import { checkTemplateName, listTemplateNameKeys, nameInUseMessage } from './templateNames';

/** @throws Problem 404; 403 for a client and a template of the agency */
async function lockChangeable(ctx: UseCaseContext, id: number): Promise<TemplateRecord> {
  const { caller } = ctx;
  const record = found(await lockTemplate(ctx, id));
  if (!mayUpdate(caller, record)) throw forbidden();
  return record;
}

async function findRow(ctx: UseCaseContext, id: number): Promise<TemplateRow> {
  const { tx, caller } = ctx;
  const record = found(await findTemplateRecord(ctx, id));
  return found((await toTemplateRows(tx, caller.agency_id, [record]))[0]);
}

/** @throws Problem 403, 404, 422 */
export async function renameTemplate(
  ctx: UseCaseContext,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<TemplateRow> {
  const { tx } = ctx;
  const record = await lockChangeable(ctx, id);
  await checkTemplateName(tx, record, name, record.id);
  const updated_at = monotonicNow(record.updated_at, ctx.now);
  await updateRow(tx, templates, record, { name, updated_at });
  return findRow(ctx, record.id);
}

/**
 * Copies a template into its own folder. A client's copy belongs to that client, even if the original is the agency's.
 * @throws Problem 404
 */
export async function duplicateTemplate(
  ctx: UseCaseContext,
  { id }: { readonly id: number },
): Promise<TemplateRow> {
  const { tx, caller, now } = ctx;
  found(await lockTemplate(ctx, id));
  const client_id = getOwnerClient(caller);
  const [copy] = await copyTemplates(tx, caller.agency_id, [id], {
    now,
    ...(client_id !== null && { client_id }),
  });
  return findRow(ctx, found(copy));
}

/**
 * Deletes a template. The row of a launched one stays for its launches and ads, hidden from every call.
 * @throws Problem 403, 404
 */
export async function deleteTemplate(ctx: UseCaseContext, { id }: { readonly id: number }): Promise<void> {
  const { tx } = ctx;
  const { agency_id, updated_at } = await lockChangeable(ctx, id);
  if (!(await isLaunched(tx, agency_id, id))) return deleteRow(tx, templates, { agency_id, id });
  await updateRow(
    tx,
    templates,
    { agency_id, id },
    {
      is_hidden: true,
      status: 'archived',
      folderId: null,
      updated_at: monotonicNow(updated_at, ctx.now),
    },
  );
}

type TemplateMove = ParsedInput<Contract['templates']['move']>['body'];

/**
 * Moves all of them, or none if one is missing.
 * @throws Problem 422 that lists the missing ids; 403 if a client names a template of the agency
 */
export async function moveTemplatesToFolder(
  ctx: UseCaseContext,
  { ids, folderId }: TemplateMove,
): Promise<void> {
  const { tx, caller, now } = ctx;
  const locked = await lockTemplates(ctx, ids);
  checkAllFound('ids', ids, locked);
  if (!locked.every((template) => mayUpdate(caller, template))) throw forbidden();
  const owners = new Set(locked.map(({ client_id }) => client_id));
  for (const client_id of owners) await checkReferences(ctx, { folderId, client_id });
  await moveTemplates(tx, caller.agency_id, inArray(templates.id, [...ids]), { folderId, now });
}

type NameQuestion = ParsedInput<Contract['templates']['validateName']>['body'];

/** Returns whether a name is free for a new template, or for the one with the id. */
export async function validateTemplateName(ctx: UseCaseContext, { name, id }: NameQuestion) {
  const { tx, caller } = ctx;
  const record = id === null ? undefined : await findTemplateRecord(ctx, id);
  const owner = record ?? { agency_id: caller.agency_id, client_id: getOwnerClient(caller) };
  const is_available = !(await listTemplateNameKeys(tx, owner, id)).has(toNameKey(name));
  return { is_available, message: is_available ? null : nameInUseMessage };
}
