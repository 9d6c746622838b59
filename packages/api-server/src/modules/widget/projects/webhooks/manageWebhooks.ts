import type { ProjectWebhook, WebhookForm, WebhookSecret } from '@adlane/contract/widget/projects/webhooks';
import type { CallContext } from '../../../../http/CallContext';
import type { UserCaller } from '../../../../http/callers';
import { invalid } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { findProject } from '../queries';
import {
  changeWebhook,
  deleteWebhookRow,
  insertWebhook,
  listWebhookRows,
  lockWebhook,
  toWebhook,
} from './queries';

type Context = CallContext<UserCaller>;

/** Maximum webhooks of a project. */
const maxWebhooks = 20;
/** A receiver has this long to deploy a new secret. */
const previousSecretMs = 24 * 60 * 60 * 1000;

/** @throws Problem 404 */
export async function listWebhooks(unit: UseCaseContext, projectId: number): Promise<ProjectWebhook[]> {
  await findProject(unit, projectId);
  return (await listWebhookRows(unit, projectId)).map(toWebhook);
}

/** Creates a webhook; the secret is returned this once. @throws Problem 404, 422 */
export async function createWebhook(
  { ports, inTenant }: Context,
  { project_id, ...form }: WebhookForm & { readonly project_id: number },
): Promise<WebhookSecret> {
  const secret = ports.ids.token();
  const sealed_secret = await ports.secrets.encrypt(secret);
  const row = await inTenant(async (unit) => {
    await findProject(unit, project_id);
    if ((await listWebhookRows(unit, project_id)).length >= maxWebhooks) {
      throw invalid({ url: [`A project has at most ${maxWebhooks} webhooks.`] });
    }
    const { agency_id } = unit.caller;
    return insertWebhook(unit, {
      agency_id,
      project_id,
      ...form,
      sealed_secret,
      created_at: unit.now,
      updated_at: unit.now,
    });
  });
  return { webhook: toWebhook(row), secret, previous_secret_until: null };
}

/** @throws Problem 404 */
export async function updateWebhook(
  unit: UseCaseContext,
  id: number,
  form: WebhookForm,
): Promise<ProjectWebhook> {
  await lockWebhook(unit, id);
  return toWebhook(await changeWebhook(unit, id, { ...form, updated_at: unit.now }));
}

/** Pauses a webhook, or resumes it with a clean record. @throws Problem 404 */
export async function pauseWebhook(
  unit: UseCaseContext,
  id: number,
  isPaused: boolean,
): Promise<ProjectWebhook> {
  const { paused_at } = await lockWebhook(unit, id);
  const change = isPaused ? { paused_at: paused_at ?? unit.now } : { paused_at: null, failures: 0 };
  return toWebhook(await changeWebhook(unit, id, { ...change, updated_at: unit.now }));
}

/** Replaces the secret; the previous one signs as well for another 24 hours. @throws Problem 404 */
export async function rotateSecret({ ports, inTenant }: Context, id: number): Promise<WebhookSecret> {
  const secret = ports.ids.token();
  const sealed_secret = await ports.secrets.encrypt(secret);
  return inTenant(async (unit) => {
    const last = await lockWebhook(unit, id);
    const until = new Date(unit.now.getTime() + previousSecretMs);
    const row = await changeWebhook(unit, id, {
      sealed_secret,
      sealed_previous_secret: last.sealed_secret,
      previous_secret_until: until,
      updated_at: unit.now,
    });
    return { webhook: toWebhook(row), secret, previous_secret_until: until.toISOString() };
  });
}

/** @throws Problem 404 */
export async function deleteWebhook(unit: UseCaseContext, id: number): Promise<void> {
  await lockWebhook(unit, id);
  await deleteWebhookRow(unit, id);
}
