import { createDefaultFlowConfig } from '@adlane/contract/widget/flowConfig';
import { maxProjects, type Project } from '@adlane/contract/widget/projects';
import { lockNames } from '../../../db/lockNames';
import { notifyAccess } from '../../../db/notifyAudience';
import { toPage } from '../../../db/page';
import { invalid } from '../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import { toNameKey } from '../../../naming/toNameKey';
import {
  changeProject,
  countOpenTickets,
  findProject,
  insertProject,
  listProjectNames,
  listProjectRows,
  type ProjectChange,
  type ProjectQuery,
  type ProjectRow,
} from './queries';

/** Returns a project as the contract has it. */
export function toProject(row: ProjectRow, open_tickets: number, now: Date): Project {
  const until = row.previous_identity_key_until;
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

export async function listProjects(unit: UseCaseContext, query: ProjectQuery) {
  const { rows, total } = await listProjectRows(unit, query);
  const open = await countOpenTickets(unit.tx, unit.caller.agency_id);
  return toPage(
    rows.map((row) => toProject(row, open.get(row.id) ?? 0, unit.now)),
    total,
    query,
  );
}

/** @throws Problem 404 */
export async function viewProject(unit: UseCaseContext, id: number): Promise<Project> {
  return toCounted(unit, await findProject(unit, id));
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
export async function createProject(unit: UseCaseContext, name: string, sdk_key: string): Promise<Project> {
  const { tx, caller, now } = unit;
  if ((await checkName(unit, name)) >= maxProjects) {
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
export async function renameProject(unit: UseCaseContext, id: number, name: string): Promise<Project> {
  await findProject(unit, id);
  await checkName(unit, name, id);
  return updateProject(unit, id, { name: name.normalize('NFC') });
}

/** @throws Problem 404 */
export async function updateProject(
  unit: UseCaseContext,
  id: number,
  change: ProjectChange,
): Promise<Project> {
  return toCounted(unit, await changeProject(unit, id, change));
}

/** Makes a change after which a project's key is refused, and closes the connections of its pages. @throws Problem 404 */
export async function closeProject(
  unit: UseCaseContext,
  id: number,
  change: Pick<ProjectChange, 'archived_at' | 'sdk_key'>,
): Promise<Project> {
  const project = await updateProject(unit, id, change);
  await notifyAccess(unit.tx, unit.caller.agency_id);
  return project;
}
