import type { ContractHandlers } from '../../../../http/contractHandlers';
import { countVisitorWrite } from '../../../../http/limits/visitorLimits';
import { answerSurvey, openSurvey } from './commands';
import { viewSurvey } from './queries';

export function surveysHandlers(): ContractHandlers<'surveys'> {
  return {
    view: ({ params, call }) => call.inTenant((ctx) => viewSurvey(ctx, params.formId)),
    open: async ({ params, call }) => {
      await countVisitorWrite(call);
      return call.inTenant((ctx) => openSurvey(ctx, params.formId));
    },
    answer: async ({ params, body, call }) => {
      await countVisitorWrite(call);
      return call.inTenant((ctx) => answerSurvey(ctx, params.formId, body));
    },
  };
}
