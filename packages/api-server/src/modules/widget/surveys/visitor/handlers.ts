import type { ContractHandlers } from '../../../../http/contractHandlers';
import { countVisitorWrite } from '../../../../http/limits/visitorLimits';
import { answerSurvey, openSurvey, viewSurvey } from './queries';

export function surveysHandlers(): ContractHandlers<'surveys'> {
  return {
    view: ({ params, ctx }) => ctx.inTenant((unit) => viewSurvey(unit, params.formId)),
    open: async ({ params, ctx }) => {
      await countVisitorWrite(ctx);
      return ctx.inTenant((unit) => openSurvey(unit, params.formId));
    },
    answer: async ({ params, body, ctx }) => {
      await countVisitorWrite(ctx);
      return ctx.inTenant((unit) => answerSurvey(unit, params.formId, body));
    },
  };
}
