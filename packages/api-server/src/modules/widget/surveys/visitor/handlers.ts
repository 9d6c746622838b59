import type { ContractHandlers } from '../../../../http/contractHandlers';
import { countVisitorWrite } from '../../../../http/limits/visitorLimits';
import { answerSurvey } from './answerSurvey';
import { openSurvey } from './openSurvey';
import { viewSurvey } from './queries';

export function surveysHandlers(): ContractHandlers<'surveys'> {
  return {
    view: ({ params, call }) => call.inTenant((ctx) => viewSurvey(ctx, params.formId)),
    open: async ({ params, call }) => {
      await countVisitorWrite(call);
      return call.inTenant((ctx) => openSurvey(ctx, params));
    },
    answer: async ({ params, body, call }) => {
      await countVisitorWrite(call);
      return call.inTenant((ctx) => answerSurvey(ctx, { ...body, ...params }));
    },
  };
}
