import type { ContractHandlers } from '../../../../http/contractHandlers';
import { resolveTextId } from '../../projects/externalIds/resolveTextId';
import { completeStep, startChecklist } from './followChecklist';
import { listChecklists, viewChecklist } from './queries';

export function checklistsHandlers(): ContractHandlers<'checklists'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listChecklists(ctx, query)),
    view: ({ params, call }) =>
      call.inTenant(async (ctx) =>
        viewChecklist(ctx, await resolveTextId(ctx, { kind: 'checklist', text: params.id })),
      ),
    start: ({ body, call }) =>
      call.inTenant(async (ctx) =>
        startChecklist(ctx, { id: await resolveTextId(ctx, { kind: 'checklist', text: body.outboundId }) }),
      ),
    completeStep: ({ params, call }) =>
      call.inTenant(async (ctx) => {
        const id = await resolveTextId(ctx, { kind: 'checklist', text: params.id });
        return completeStep(ctx, { id, stepId: params.stepId });
      }),
  };
}
