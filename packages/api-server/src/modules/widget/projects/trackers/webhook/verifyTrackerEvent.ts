import type { TrackerKind } from '@adlane/contract/widget/projects/trackers';
import { verifyHmac } from '../../../../../crypto/verifyHmac';

type Signature = { readonly header: string; readonly prefix: string };

/** Where each tracker puts the HMAC-SHA-256 of the body, in hex. */
const signatures: Readonly<Record<TrackerKind, Signature>> = {
  github: { header: 'x-hub-signature-256', prefix: 'sha256=' },
  linear: { header: 'linear-signature', prefix: '' },
  jira: { header: 'x-hub-signature', prefix: 'sha256=' },
};

type Delivery = {
  readonly kind: TrackerKind;
  /** Null if the tracker has none. */
  readonly secret: string | null;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Headers;
};

/** True if the tracker signed the body with the secret. Takes the same time for every wrong signature. */
export async function verifyTrackerEvent({ kind, secret, body, headers }: Delivery): Promise<boolean> {
  const { header, prefix } = signatures[kind];
  const sent = headers.get(header) ?? '';
  return secret !== null && sent.startsWith(prefix) && verifyHmac(body, secret, sent.slice(prefix.length));
}
