import type { ContractHandlers } from '../../../../http/contractHandlers';
import { parseTextId } from '../../../../http/requests/parseTextId';
import { completeStep, listChecklists, startChecklist, viewChecklist } from './queries';

export function checklistsHandlers(): ContractHandlers<'checklists'> {
  return {
    list: ({ query, ctx }) => ctx.inTenant((unit) => listChecklists(unit, query)),
    view: ({ params, ctx }) => ctx.inTenant((unit) => viewChecklist(unit, parseTextId(params.id))),
    start: ({ body, ctx }) => ctx.inTenant((unit) => startChecklist(unit, parseTextId(body.outboundId))),
    completeStep: ({ params, ctx }) =>
      ctx.inTenant((unit) => completeStep(unit, parseTextId(params.id), params.stepId)),
  };
}
