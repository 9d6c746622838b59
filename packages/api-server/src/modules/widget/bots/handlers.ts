import type { ContractHandlers } from '../../../http/contractHandlers';
import { listBots, updateBots } from './manageBots';

export function botsHandlers(): ContractHandlers<'bots'> {
  return {
    list: ({ params, call }) => call.inTenant((ctx) => listBots(ctx, { project_id: params.id })),
    update: ({ params, body, call }) =>
      call.inTenant((ctx) => updateBots(ctx, { ...body, project_id: params.id })),
  };
}
