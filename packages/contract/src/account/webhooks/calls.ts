import * as z from 'zod';
import { forAnyone } from '../../access';
import { maxEmailBytes } from '../../constants/uploads';
import { call } from '../../define';

/** Untrusted until the signature over the raw bytes is verified. */
const Payload = z.looseObject({});
const received = z.object({ received: z.boolean() });

export const webhooksCalls = {
  stripe: call({
    method: 'POST',
    path: '/api/v1/webhooks/stripe',
    summary: 'Payments and plans changed at Stripe (signed: Stripe-Signature)',
    spec: 'ads §7',
    access: forAnyone,
    body: Payload,
    bodyType: 'signed',
    response: received,
  }),
  facebookVerify: call({
    method: 'GET',
    path: '/api/v1/webhooks/facebook',
    summary: "Answers Facebook's question whether this address is ours",
    spec: 'ads §7',
    access: forAnyone,
    query: z.object({
      'hub.mode': z.literal('subscribe'),
      'hub.verify_token': z.string().max(512),
      'hub.challenge': z.string().max(512),
    }),
    response: 'file',
  }),
  facebook: call({
    method: 'POST',
    path: '/api/v1/webhooks/facebook',
    summary: 'New leads and changed ads at Facebook (signed: X-Hub-Signature-256)',
    spec: 'ads §7',
    access: forAnyone,
    body: Payload,
    bodyType: 'signed',
    response: received,
  }),
  facebookDeauthorize: call({
    method: 'POST',
    path: '/api/v1/webhooks/facebook/deauthorize',
    summary: 'A Facebook user removed the app (form with a signed_request)',
    spec: 'ads §7',
    access: forAnyone,
    body: Payload,
    bodyType: 'signed',
    response: received,
  }),
  facebookDataDeletion: call({
    method: 'POST',
    path: '/api/v1/webhooks/facebook/data-deletion',
    summary: 'A Facebook user wants the own data deleted (form with a signed_request)',
    spec: 'ads §7',
    access: forAnyone,
    body: Payload,
    bodyType: 'signed',
    // Facebook shows both to the user; the URL describes the deletion.
    response: z.object({ url: z.string(), confirmation_code: z.string() }),
  }),
  facebookDeletionStatus: call({
    method: 'GET',
    path: '/api/v1/webhooks/facebook/data-deletion/{code}',
    summary: 'What became of a deletion that a Facebook user asked for',
    spec: 'ads §7',
    access: forAnyone,
    params: z.object({ code: z.string().regex(/^[0-9a-f]{72}$/) }),
    response: 'html',
  }),
  email: call({
    method: 'POST',
    path: '/api/v1/webhooks/email/{secret}',
    summary:
      'An email to a reply address: the raw message, or a form or JSON that contains it; the secret is in the path',
    spec: 'widget §2.3',
    access: forAnyone,
    params: z.object({ secret: z.string().min(1).max(256) }),
    body: Payload,
    bodyType: 'raw',
    maxBodyBytes: maxEmailBytes,
    response: received,
  }),
  tracker: call({
    method: 'POST',
    path: '/api/v1/webhooks/trackers/{key}',
    summary:
      'Changed issues at a connected tracker (signed: X-Hub-Signature-256 of GitHub, Linear-Signature, X-Hub-Signature of Jira)',
    spec: 'widget §3.3',
    access: forAnyone,
    params: z.object({ key: z.string().min(1).max(64) }),
    body: Payload,
    bodyType: 'signed',
    response: received,
  }),
  goHighLevel: call({
    method: 'POST',
    path: '/api/v1/webhooks/go-high-level',
    summary: 'Changes in the CRM (signed: X-GHL-Signature)',
    spec: 'ads §7',
    access: forAnyone,
    body: Payload,
    bodyType: 'signed',
    response: received,
  }),
};
