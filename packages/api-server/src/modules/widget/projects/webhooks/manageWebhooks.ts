import type { Contract, ParsedInput } from '@adlane/contract';
import type { ProjectWebhook, WebhookForm, WebhookSecret } from '@adlane/contract/widget/projects/webhooks';
import { project_webhooks } from '../../../../db/schema/widget/projectWebhooks';
import type { UserCall } from '../../../../http/CallContext';
import { lockForEdit } from '../../../../http/lockForEdit';
import { invalid } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { findProject } from '../queries';
import { deleteWebhookRow, insertWebhook, updateWebhookRow } from './commands';
import { listWebhookRows, lockWebhook, toWebhook } from './queries';

/** Maximum webhooks of a project. */
const maxWebhooks = 20;
/** A receiver has this long to deploy a new secret. */
const previousSecretMs = 24 * 60 * 60 * 1000;

/** @throws Problem 404 */
export async function listWebhooks(
  ctx: UseCaseContext,
  { project_id: projectId }: { readonly project_id: number },
): Promise<ProjectWebhook[]> {
  await findProject(ctx, projectId);
  return (await listWebhookRows(ctx, projectId)).map(toWebhook);
}

/** Creates a webhook; the secret is returned this once. @throws Problem 404, 422 */
export async function createWebhook(
  { ports, inTenant }: UserCall,
  { project_id, ...form }: WebhookForm & { readonly project_id: number },
): Promise<WebhookSecret> {
  const secret = ports.ids.token();
  const sealed_secret = await ports.secrets.encrypt(secret);
  const row = await inTenant(async (ctx) => {
    await findProject(ctx, project_id);
    if ((await listWebhookRows(ctx, project_id)).length >= maxWebhooks) {
      throw invalid({ url: [`A project has at most ${maxWebhooks} webhooks.`] });
    }
    const { agency_id } = ctx.caller;
    return insertWebhook(ctx, {
      agency_id,
      project_id,
      ...form,
      sealed_secret,
      created_at: ctx.now,
      updated_at: ctx.now,
    });
  });
  return { webhook: toWebhook(row), secret, previous_secret_until: null };
}

type WebhookChange = { readonly id: number } & ParsedInput<Contract['projectWebhooks']['update']>['body'];

/** @throws Problem 404, 409 */
export async function updateWebhook(
  ctx: UseCaseContext,
  { id, base_updated_at, ...form }: WebhookChange,
): Promise<ProjectWebhook> {
  const read = async () => toWebhook(await lockWebhook(ctx, id));
  const { now } = await lockForEdit(ctx, project_webhooks, { id, base_updated_at }, read);
  return toWebhook(await updateWebhookRow(ctx, id, { ...form, updated_at: now }));
}

/** Pauses a webhook, or resumes it with a clean record. @throws Problem 404 */
export async function pauseWebhook(
  ctx: UseCaseContext,
  { id, isPaused }: { readonly id: number; readonly isPaused: boolean },
): Promise<ProjectWebhook> {
  const { paused_at } = await lockWebhook(ctx, id);
  const change = isPaused ? { paused_at: paused_at ?? ctx.now } : { paused_at: null, failures: 0 };
  return toWebhook(await updateWebhookRow(ctx, id, { ...change, updated_at: ctx.now }));
}

/** Replaces the secret; the previous one signs as well for another 24 hours. @throws Problem 404 */
export async function rotateSecret(
  { ports, inTenant }: UserCall,
  { id }: { readonly id: number },
): Promise<WebhookSecret> {
  const secret = ports.ids.token();
  const sealed_secret = await ports.secrets.encrypt(secret);
  return inTenant(async (ctx) => {
    const last = await lockWebhook(ctx, id);
    const until = new Date(ctx.now.getTime() + previousSecretMs);
    const row = await updateWebhookRow(ctx, id, {
      sealed_secret,
      sealed_previous_secret: last.sealed_secret,
      previous_secret_until: until,
      updated_at: ctx.now,
    });
    return { webhook: toWebhook(row), secret, previous_secret_until: until.toISOString() };
  });
}

/** @throws Problem 404 */
export async function deleteWebhook(ctx: UseCaseContext, { id }: { readonly id: number }): Promise<void> {
  await lockWebhook(ctx, id);
  await deleteWebhookRow(ctx, id);
}
