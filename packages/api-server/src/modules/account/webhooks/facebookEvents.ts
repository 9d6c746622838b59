import * as z from 'zod';
import { verifyHmac } from '../../../crypto/verifyHmac';
import { forbidden, Problem } from '../../../http/problem';
import { readSigned } from '../../../http/requests/readBody';
import type { Ports } from '../../../ports';

const Text = z.union([z.string().max(64), z.int().transform(String)]);
const LeadChange = z.looseObject({
  leadgen_id: Text,
  page_id: Text,
  form_id: Text,
  ad_id: Text.nullish(),
});
const FacebookEvents = z.looseObject({
  object: z.string(),
  entry: z
    .array(
      z.looseObject({
        id: Text,
        changes: z.array(z.looseObject({ field: z.string(), value: z.unknown() })).default([]),
      }),
    )
    .max(1000),
});

/**
 * Receives Facebook's events and queues jobs that fetch the leads. Facebook repeats an event until it gets a
 * 200, so irrelevant ones are accepted, too.
 * @throws Problem 400 if Facebook did not sign it with the app's secret
 */
export async function receiveFacebookEvents(
  ports: Ports,
  body: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Promise<void> {
  const { appSecret } = ports.platforms.facebook;
  const signature = /^sha256=([0-9a-f]{64})$/i.exec(headers.get('x-hub-signature-256') ?? '')?.[1];
  const isSigned =
    appSecret !== '' && signature !== undefined && (await verifyHmac(body, appSecret, signature));
  if (!isSigned) throw new Problem('MALFORMED', 'The signature is not valid.');
  const { object, entry } = readSigned(body, FacebookEvents);
  if (object !== 'page') return;
  const changes = entry.flatMap((one) => one.changes).filter(({ field }) => field === 'leadgen');
  for (const { value } of changes) {
    const lead = LeadChange.safeParse(value);
    if (!lead.success) continue;
    const { leadgen_id: leadId, page_id: pageId, form_id: formId, ad_id } = lead.data;
    await ports.jobs.send('leads.fetch', { leadId, pageId, formId, adId: ad_id ?? null }, { key: leadId });
  }
}

/**
 * Answers Facebook's verification of this URL.
 * @throws Problem 403 for a wrong token
 */
export function answerFacebookChallenge(
  { platforms }: Ports,
  query: { readonly 'hub.verify_token': string; readonly 'hub.challenge': string },
) {
  const expected = platforms.facebook.webhookVerifyToken;
  if (expected === '' || query['hub.verify_token'] !== expected) throw forbidden();
  return { filename: 'challenge.txt', type: 'text/plain; charset=utf-8', body: query['hub.challenge'] };
}
