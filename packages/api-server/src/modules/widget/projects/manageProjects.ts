import { createDefaultFlowConfig } from '@adlane/contract/widget/flowConfig';
import { maxProjects, type Project } from '@adlane/contract/widget/projects';
import { lockNames } from '../../../db/lockNames';
import { notifyAccess } from '../../../db/notifyAudience';
import { toPage } from '../../../db/page';
import { invalid } from '../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import { toNameKey } from '../../../naming/toNameKey';
import { insertProject, type ProjectChange, updateProjectRow } from './commands';
import {
  countOpenTickets,
  findProject,
  listProjectNames,
  listProjectRows,
  type ProjectQuery,
  type ProjectRow,
} from './queries';

/** Returns a project as the contract has it. */
export function toProject(row: ProjectRow, open_tickets: number, now: Date): Project {
  const until = row.sealed_previous_identity_key === null ? null : row.previous_identity_key_until;
  return {
    id: row.id,
    name: row.name,
    sdkKey: row.sdk_key,
    identityMode: row.identityMode,
    hasIdentityKey: row.sealed_identity_key !== null,
    previousKeyUntil: until !== null && until > now ? until.toISOString() : null,
    open_tickets,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    last_seen_host: row.last_seen_host,
    archived_at: row.archived_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

async function toCounted({ tx, caller, now }: UseCaseContext, row: ProjectRow): Promise<Project> {
  const open = await countOpenTickets(tx, caller.agency_id);
  return toProject(row, open.get(row.id) ?? 0, now);
}

export async function listProjects(ctx: UseCaseContext, query: ProjectQuery) {
  const { rows, total } = await listProjectRows(ctx, query);
  const open = await countOpenTickets(ctx.tx, ctx.caller.agency_id);
  return toPage(
    rows.map((row) => toProject(row, open.get(row.id) ?? 0, ctx.now)),
    total,
    query,
  );
}

/** @throws Problem 404 */
export async function viewProject(ctx: UseCaseContext, { id }: { readonly id: number }): Promise<Project> {
  return toCounted(ctx, await findProject(ctx, id));
}

/** Locks the tenant's project names and checks a new one. @throws Problem 422 */
async function checkName({ tx, caller }: ReadContext, name: string, id?: number): Promise<number> {
  await lockNames(tx, caller.agency_id, 'projects');
  const others = (await listProjectNames(tx, caller.agency_id)).filter((other) => other.id !== id);
  if (others.some((other) => toNameKey(other.name) === toNameKey(name))) {
    throw invalid({ name: ['A project with this name already exists.'] });
  }
  return others.length;
}

/** Creates a project with the standard configuration. @throws Problem 422 */
export async function createProject(
  ctx: UseCaseContext,
  { name, sdk_key }: { readonly name: string; readonly sdk_key: string },
): Promise<Project> {
  const { tx, caller, now } = ctx;
  if ((await checkName(ctx, name)) >= maxProjects) {
    throw invalid({ name: [`You can have up to ${maxProjects} projects.`] });
  }
  const row = await insertProject(tx, {
    agency_id: caller.agency_id,
    name: name.normalize('NFC'),
    sdk_key,
    flowConfig: createDefaultFlowConfig(),
    created_at: now,
    updated_at: now,
  });
  return toProject(row, 0, now);
}

/** @throws Problem 404, 422 */
export async function renameProject(
  ctx: UseCaseContext,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<Project> {
  await findProject(ctx, id);
  await checkName(ctx, name, id);
  return updateProject(ctx, { id, name: name.normalize('NFC') });
}

/** @throws Problem 404 */
export async function updateProject(
  ctx: UseCaseContext,
  { id, ...change }: { readonly id: number } & ProjectChange,
): Promise<Project> {
  return toCounted(ctx, await updateProjectRow(ctx, id, change));
}

/** Makes a change after which a project's key is refused, and closes the connections of its pages. @throws Problem 404 */
export async function closeProject(
  ctx: UseCaseContext,
  { id, ...change }: { readonly id: number } & Pick<ProjectChange, 'archived_at' | 'sdk_key'>,
): Promise<Project> {
  const project = await updateProject(ctx, { id, ...change });
  await notifyAccess(ctx.tx, ctx.caller.agency_id);
  return project;
}
