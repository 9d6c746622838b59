import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../../http/contractHandlers';
import { runWithWebhooks } from './emitWebhookEvent';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  pauseWebhook,
  rotateSecret,
  updateWebhook,
} from './manageWebhooks';
import { listDeliveries, lockWebhook, resendDelivery, toDelivery } from './queries';

export function projectWebhooksHandlers(): ContractHandlers<'projectWebhooks'> {
  return {
    list: async ({ query, ctx }) => ({
      data: await ctx.inTenant((unit) => listWebhooks(unit, query.project_id)),
    }),
    store: ({ body, ctx }) => createWebhook(ctx, body),
    update: ({ params, body, ctx }) => ctx.inTenant((unit) => updateWebhook(unit, params.id, body)),
    pause: ({ params, body, ctx }) =>
      runWithWebhooks(ctx, (unit) => pauseWebhook(unit, params.id, body.is_paused)),
    rotate: ({ params, ctx }) => rotateSecret(ctx, params.id),
    delete: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => deleteWebhook(unit, params.id));
      return { message: successMessages.deleted };
    },
    deliveries: ({ params, query, ctx }) =>
      ctx.inTenant(async (unit) => {
        await lockWebhook(unit, params.id);
        return listDeliveries(unit, params.id, query);
      }),
    resend: ({ params, ctx }) =>
      runWithWebhooks(ctx, async (unit) => toDelivery(await resendDelivery(unit, params.id, unit.now))),
  };
}
