import type { ContractHandlers } from '../../../http/contractHandlers';
import { listBots, updateBots } from './manageBots';

export function botsHandlers(): ContractHandlers<'bots'> {
  return {
    list: ({ params, ctx }) => ctx.inTenant((unit) => listBots(unit, params.id)),
    update: ({ params, body, ctx }) => ctx.inTenant((unit) => updateBots(unit, params.id, body)),
  };
}
