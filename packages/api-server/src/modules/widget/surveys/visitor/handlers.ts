import type { ContractHandlers } from '../../../../http/contractHandlers';
import { runWithWebhooks } from '../../projects/webhooks/emitWebhookEvent';
import { answerSurvey } from './answerSurvey';
import { openSurvey } from './openSurvey';
import { viewSurvey } from './queries';

export function surveysHandlers(): ContractHandlers<'surveys'> {
  return {
    view: ({ params, call }) => call.inTenant((ctx) => viewSurvey(ctx, params.formId)),
    open: ({ params, query, call }) => call.inTenant((ctx) => openSurvey(ctx, { ...params, ...query })),
    answer: ({ params, body, call }) =>
      runWithWebhooks(call, async (ctx) =>
        call.commitAnswer(
          await answerSurvey(ctx, { ...body, ...params, newToken: call.ports.ids.token(16) }),
        ),
      ),
  };
}
