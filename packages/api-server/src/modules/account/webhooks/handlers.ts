import type { ContractHandlers } from '../../../http/contractHandlers';
import { receiveStripeEvent } from '../billing/stripeEvents';
import { deleteFacebookUser, receiveDeparture, renderDeletion } from './facebookDeparture';
import { answerFacebookChallenge, receiveFacebookEvents } from './facebookEvents';
import { receiveGoHighLevelEvent } from './goHighLevelEvents';

export function webhooksHandlers(): ContractHandlers<'webhooks'> {
  return {
    stripe: async ({ body, ctx }) => {
      await receiveStripeEvent(ctx.ports, body, ctx.requestHeaders);
      return { received: true };
    },
    facebookVerify: ({ query, ctx }) => answerFacebookChallenge(ctx.ports, query),
    facebook: async ({ body, ctx }) => {
      await receiveFacebookEvents(ctx.ports, body, ctx.requestHeaders);
      return { received: true };
    },
    facebookDeauthorize: async ({ body, ctx }) => {
      await receiveDeparture(ctx.ports, body);
      return { received: true };
    },
    facebookDataDeletion: ({ body, ctx }) => deleteFacebookUser(ctx.ports, body),
    facebookDeletionStatus: ({ params, ctx }) => renderDeletion(ctx.ports, params.code),
    goHighLevel: async ({ body, ctx }) => {
      await receiveGoHighLevelEvent(ctx.ports, body, ctx.requestHeaders);
      return { received: true };
    },
  };
}
