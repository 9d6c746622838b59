import { isEqualText } from '../../../crypto/isEqualText';
import { sha256Hex } from '../../../crypto/sha256Hex';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { notFound } from '../../../http/problem';
import { receiveEmail } from '../../widget/emailReplies/receiveEmail';
import { receiveTrackerEvent } from '../../widget/projects/trackers/webhook/receiveTrackerEvent';
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
    email: async ({ params, body, call: { ports } }) => {
      const { webhookSecret } = ports.inboundMail;
      // Digests have the same length, so that the time says nothing about the secret's.
      if (webhookSecret === null || !isEqualText(sha256Hex(webhookSecret), sha256Hex(params.secret)))
        throw notFound();
      await receiveEmail(ports, { type: body.type, body: await body.read() });
      return { received: true };
    },
    tracker: async ({ params, body, call }) => {
      await receiveTrackerEvent(call.ports, { ...params, body, headers: call.requestHeaders });
      return { received: true };
    },
    goHighLevel: async ({ body, call }) => {
      await receiveGoHighLevelEvent(call.ports, body, call.requestHeaders);
      return { received: true };
    },
  };
}
