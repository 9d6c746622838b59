import { and, eq } from 'drizzle-orm';
import { readSignedRequest } from '../../../connectors/facebook/readSignedRequest';
import { verifyHmac } from '../../../crypto/verifyHmac';
import { sources } from '../../../db/schema/ads/sources';
import { asOperator } from '../../../db/tenant';
import { escapeHtml } from '../../../http/answers/escapeHtml';
import { notFound, Problem } from '../../../http/problem';
import type { Database, Ports } from '../../../ports';
import { markDisconnected } from '../../ads/sources/access/markDisconnected';
import { updateSource } from '../../ads/sources/commands';
import { forgetTokens } from '../../ads/sources/connect/disconnectSource';
import { type SourceRow } from '../../ads/sources/queries';

/** @throws Problem 400 if Facebook did not sign it with the app's secret */
async function parseLeavingUser({ platforms }: Ports, body: Uint8Array<ArrayBuffer>): Promise<string> {
  const form = new URLSearchParams(new TextDecoder().decode(body));
  const user = await readSignedRequest(form.get('signed_request') ?? '', platforms.facebook.appSecret);
  if (user === undefined) throw new Problem('MALFORMED', 'The signature is not valid.');
  return user;
}

function listUserSources(tx: Database, userId: string): Promise<SourceRow[]> {
  return tx
    .select()
    .from(sources)
    .where(and(eq(sources.channel, 'facebook'), eq(sources.external_id, userId)))
    .for('update');
}

/**
 * Handles a Facebook user who removed the app: each connection of that user is marked as disconnected, its
 * users are notified, and its tokens are deleted. Launched ads stay.
 * @throws Problem 400
 */
export async function receiveDeparture(ports: Ports, body: Uint8Array<ArrayBuffer>): Promise<void> {
  const user = await parseLeavingUser(ports, body);
  const now = ports.clock.now();
  await asOperator(ports.db, async (tx) => {
    for (const source of await listUserSources(tx, user)) {
      await markDisconnected(tx, { agency_id: source.agency_id, id: source.id }, now);
      await forgetTokens(tx, source, now);
    }
  });
}

/**
 * Handles a Facebook user's data deletion request. The stored data of a user is the connection: its name,
 * Facebook's id and tokens are deleted in every tenant before the answer. Accounts, pages, ads and leads
 * belong to the business.
 * @throws Problem 400
 */
export async function deleteFacebookUser(ports: Ports, body: Uint8Array<ArrayBuffer>) {
  const user = await parseLeavingUser(ports, body);
  const now = ports.clock.now();
  await asOperator(ports.db, async (tx) => {
    for (const source of await listUserSources(tx, user)) {
      await markDisconnected(tx, { agency_id: source.agency_id, id: source.id }, now);
      await forgetTokens(tx, source, now);
      await updateSource(tx, source, {
        status: 'canceled',
        name: 'Deleted Facebook user',
        external_id: `deleted-${source.id}`,
        details: {},
        notice: null,
        updated_at: now,
      });
    }
  });
  const confirmation_code = await toCode(ports, now);
  return {
    url: `${ports.site.publicUrl()}/api/v1/webhooks/facebook/data-deletion/${confirmation_code}`,
    confirmation_code,
  };
}

const secondDigits = 8;

/** Creates a code with the time and our signature, so that nothing needs to be stored. */
async function toCode({ platforms }: Ports, at: Date): Promise<string> {
  const second = Math.floor(at.getTime() / 1000)
    .toString(16)
    .padStart(secondDigits, '0');
  return `${second}${await computeHmac(second, platforms.facebook.appSecret)}`;
}

async function computeHmac(text: string, key: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', secret, encoder.encode(text));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the page of a confirmation code.
 * @throws Problem 404 for an unknown code
 */
export async function renderDeletion({ platforms }: Ports, code: string): Promise<string> {
  const second = code.slice(0, secondDigits);
  const isOurs = await verifyHmac(second, platforms.facebook.appSecret, code.slice(secondDigits));
  if (!isOurs) throw notFound();
  const at = new Date(Number.parseInt(second, 16) * 1000).toISOString();
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Data deletion</title></head>
<body>
<main>
<h1>Your data was deleted</h1>
<p>Name, id and access of your Facebook user were deleted on <time datetime="${at}">${at.slice(0, 10)}</time>.</p>
<p>Confirmation code: <code>${escapeHtml(code)}</code></p>
</main>
</body>
</html>
`;
}
