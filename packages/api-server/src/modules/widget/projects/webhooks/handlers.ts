import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../../http/contractHandlers';
import { updateDeliveryToDue } from './commands';
import { runWithWebhooks } from './emitWebhookEvent';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  pauseWebhook,
  rotateSecret,
  updateWebhook,
} from './manageWebhooks';
import { listDeliveries, lockWebhook, toDelivery } from './queries';

export function projectWebhooksHandlers(): ContractHandlers<'projectWebhooks'> {
  return {
    list: async ({ query, call }) => ({
      data: await call.inTenant((ctx) => listWebhooks(ctx, query)),
    }),
    store: ({ body, call }) => createWebhook(call, body),
    update: ({ params, body, call }) => call.inTenant((ctx) => updateWebhook(ctx, { ...body, ...params })),
    pause: ({ params, body, call }) =>
      runWithWebhooks(call, (ctx) => pauseWebhook(ctx, { ...params, isPaused: body.is_paused })),
    rotate: ({ params, call }) => rotateSecret(call, params),
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteWebhook(ctx, params));
      return { message: successMessages.deleted };
    },
    deliveries: ({ params, query, call }) =>
      call.inTenant(async (ctx) => {
        await lockWebhook(ctx, params.id);
        return listDeliveries(ctx, params.id, query);
      }),
    resend: ({ params, call }) =>
      runWithWebhooks(call, async (ctx) => toDelivery(await updateDeliveryToDue(ctx, params.id, ctx.now))),
  };
}
