import type { ContractHandlers } from '../../../http/contractHandlers';
import { receiveStripeEvent } from '../billing/stripeEvents';
import { deleteFacebookUser, receiveDeparture, renderDeletion } from './facebookDeparture';
import { answerFacebookChallenge, receiveFacebookEvents } from './facebookEvents';
import { receiveGoHighLevelEvent } from './goHighLevelEvents';

export function webhooksHandlers(): ContractHandlers<'webhooks'> {
  return {
    stripe: async ({ body, call }) => {
      await receiveStripeEvent(call.ports, body, call.requestHeaders);
      return { received: true };
    },
    facebookVerify: ({ query, call }) => answerFacebookChallenge(call.ports, query),
    facebook: async ({ body, call }) => {
      await receiveFacebookEvents(call.ports, body, call.requestHeaders);
      return { received: true };
    },
    facebookDeauthorize: async ({ body, call }) => {
      await receiveDeparture(call.ports, body);
      return { received: true };
    },
    facebookDataDeletion: ({ body, call }) => deleteFacebookUser(call.ports, body),
    facebookDeletionStatus: ({ params, call }) => renderDeletion(call.ports, params.code),
    goHighLevel: async ({ body, call }) => {
      await receiveGoHighLevelEvent(call.ports, body, call.requestHeaders);
      return { received: true };
    },
  };
}
