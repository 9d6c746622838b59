import type { Contract, ParsedInput } from '@adlane/contract';
import {
  maxTrackers,
  type ProjectTracker,
  type TrackerChange,
  type TrackerForm,
} from '@adlane/contract/widget/projects/trackers';
import { createTrackerClient } from '../../../../connectors/trackers/createTrackerClient';
import type { TrackerAccess } from '../../../../connectors/trackers/TrackerClient';
import { TrackerError, type TrackerFailure } from '../../../../connectors/trackers/TrackerError';
import { project_trackers } from '../../../../db/schema/widget/trackers';
import type { UserCall } from '../../../../http/CallContext';
import { lockForEdit } from '../../../../http/lockForEdit';
import { type FieldErrors, invalid, Problem } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import type { Ports } from '../../../../ports';
import { findProject } from '../queries';
import { deleteTrackerRow, insertTracker, updateIssuesToDue, updateTrackerRow } from './commands';
import { findTracker, listTrackerRows, toTracker } from './queries';
import { requestIssues } from './requestIssues';

const shownCharacters = 4;
/** Forms of a repository's name, and of the keys of teams and projects. */
const targetPatterns = {
  github: /^[\w.-]+\/[\w.-]+$/,
  linear: /^\w{1,20}$/,
  jira: /^[a-z]\w{1,20}$/i,
} as const;
const targetMessages = {
  github: 'Please enter owner and repository, such as acme/shop.',
  linear: 'Please enter the key of the team, such as ENG.',
  jira: 'Please enter the key of the project, such as SHOP.',
} as const;
/** A change of these is tested before it is stored. */
const testedFields = ['target', 'site', 'email', 'issue_type'] as const;
/** The field to which each failure belongs; the others are not the form's. */
const fieldsOfFailures: Readonly<Partial<Record<TrackerFailure, keyof TrackerForm>>> = {
  token: 'token',
  site: 'site',
  target: 'target',
  issue_type: 'issue_type',
};

/** @throws Problem 404 */
export async function listTrackers(
  ctx: UseCaseContext,
  { project_id: projectId }: { readonly project_id: number },
): Promise<ProjectTracker[]> {
  await findProject(ctx, projectId);
  return (await listTrackerRows(ctx, projectId)).map(toTracker);
}

/** Connects a tracker once its token and target work. @throws Problem 404, 422, 429, 503 */
export async function createTracker(
  { ports, inTenant }: UserCall,
  { project_id, token, ...form }: TrackerForm & { readonly project_id: number },
): Promise<ProjectTracker> {
  const checkProject = async (ctx: UseCaseContext) => {
    await findProject(ctx, project_id);
    if ((await listTrackerRows(ctx, project_id)).length >= maxTrackers) {
      throw invalid({ target: [`A project has at most ${maxTrackers} trackers.`] });
    }
  };
  await inTenant(checkProject);
  const target = await testTracker(ports, { ...form, token });
  const sealed = await sealToken(ports, token);
  const row = await inTenant(async (ctx) => {
    await checkProject(ctx);
    const { agency_id } = ctx.caller;
    const times = { created_at: ctx.now, updated_at: ctx.now };
    return insertTracker(ctx, { agency_id, project_id, ...form, ...target, ...sealed, ...times });
  });
  return toTracker(row);
}

type Change = { readonly id: number } & ParsedInput<Contract['projectTrackers']['update']>['body'];

/** Changes a tracker once the new target or token works, and continues what waited for it. @throws Problem 404, 409, 422, 429, 503 */
export async function updateTracker(
  { ports, inTenant }: UserCall,
  { id, base_updated_at, token: newToken = '', ...form }: Change,
): Promise<ProjectTracker> {
  const lock = (ctx: UseCaseContext) =>
    lockForEdit(ctx, project_trackers, { id, base_updated_at }, async () =>
      toTracker(await findTracker(ctx, id)),
    );
  const stored = await inTenant(async (ctx) => {
    await lock(ctx);
    return findTracker(ctx, id);
  });
  const { kind } = stored;
  const isSameTarget = testedFields.every((field) => form[field] === stored[field]);
  const isTested = newToken !== '' || !isSameTarget || stored.problem !== null;
  const token = async () => (newToken === '' ? ports.secrets.decrypt(stored.sealed_token) : newToken);
  const target = isTested ? await testTracker(ports, { ...form, kind, token: await token() }) : {};
  const sealed = newToken === '' ? {} : await sealToken(ports, newToken);
  const row = await inTenant(async (ctx) => {
    const { now } = await lock(ctx);
    const change = { ...form, ...target, ...sealed, problem: null, updated_at: now };
    const changed = await updateTrackerRow(ctx, id, change);
    if (stored.problem !== null) await updateIssuesToDue(ctx, id);
    return changed;
  });
  await requestIssues(ports, row.agency_id);
  return toTracker(row);
}

/** @throws Problem 404 */
export async function deleteTracker(ctx: UseCaseContext, { id }: { readonly id: number }): Promise<void> {
  await findTracker(ctx, id);
  await deleteTrackerRow(ctx, id);
}

async function sealToken({ secrets }: Ports, token: string) {
  return { sealed_token: await secrets.encrypt(token), token_hint: token.slice(-shownCharacters) };
}

function checkForm({ kind, target, site, email }: TrackerChange & Pick<TrackerAccess, 'kind'>): FieldErrors {
  return {
    ...(!targetPatterns[kind].test(target) && { target: [targetMessages[kind]] }),
    ...(kind === 'jira' && site === '' && { site: ['This field is required.'] }),
    ...(kind === 'jira' && email === '' && { email: ['This field is required.'] }),
  };
}

/** Calls the tracker with the token. @throws Problem 422 on the field that does not work, 429, 503 */
async function testTracker(
  ports: Ports,
  form: Omit<TrackerChange, 'token'> & Pick<TrackerAccess, 'kind' | 'token'>,
) {
  const errors = checkForm(form);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  try {
    return await createTrackerClient(ports, { ...form, target_id: form.target }).findTarget();
  } catch (error) {
    if (!(error instanceof TrackerError)) throw error;
    const field = fieldsOfFailures[error.failure];
    if (field) throw invalid({ [field]: [error.message] });
    throw new Problem(error.failure === 'limit' ? 'RATE_LIMITED' : 'UNAVAILABLE', error.message);
  }
}
