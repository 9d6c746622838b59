import type { ContractHandlers } from '../../http/contractHandlers';
import { takeStripeEvent } from '../billing/stripeEvents';
import { deleteFacebookUser, takeDeparture, tellOfDeletion } from './facebookDeparture';
import { answerFacebookChallenge, takeFacebookEvents } from './facebookEvents';
import { takeGoHighLevelEvent } from './goHighLevelEvents';

export function webhooksHandlers(): ContractHandlers<'webhooks'> {
  return {
    stripe: async ({ body, ctx }) => {
      await takeStripeEvent(ctx.ports, body, ctx.requestHeaders);
      return { received: true };
    },
    facebookVerify: ({ query, ctx }) => answerFacebookChallenge(ctx.ports, query),
    facebook: async ({ body, ctx }) => {
      await takeFacebookEvents(ctx.ports, body, ctx.requestHeaders);
      return { received: true };
    },
    facebookDeauthorize: async ({ body, ctx }) => {
      await takeDeparture(ctx.ports, body);
      return { received: true };
    },
    facebookDataDeletion: ({ body, ctx }) => deleteFacebookUser(ctx.ports, body),
    facebookDeletionStatus: ({ params, ctx }) => tellOfDeletion(ctx.ports, params.code),
    goHighLevel: async ({ body, ctx }) => {
      await takeGoHighLevelEvent(ctx.ports, body, ctx.requestHeaders);
      return { received: true };
    },
  };
}
