import type { ContractHandlers } from '../../../../http/contractHandlers';
import { parseTextId } from '../../../../http/requests/parseTextId';
import { completeStep, startChecklist } from './followChecklist';
import { listChecklists, viewChecklist } from './queries';

export function checklistsHandlers(): ContractHandlers<'checklists'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listChecklists(ctx, query)),
    view: ({ params, call }) => call.inTenant((ctx) => viewChecklist(ctx, parseTextId(params.id))),
    start: ({ body, call }) =>
      call.inTenant((ctx) => startChecklist(ctx, { id: parseTextId(body.outboundId) })),
    completeStep: ({ params, call }) =>
      call.inTenant((ctx) => completeStep(ctx, { id: parseTextId(params.id), stepId: params.stepId })),
  };
}
