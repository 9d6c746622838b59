import type { PackedJson } from '@adlane/contract';
import type { TicketResources } from '@adlane/contract/widget/tickets';
import { toBase64 } from '../../../../crypto/toBase64';
import { packJson } from '../largeParts';
import { splitResources } from './joinResources';

/** Packs joined resources as they are stored: style sheets as text, anything else as data URL. */
export async function packResources(joined: Uint8Array): Promise<PackedJson> {
  const resources: TicketResources = Object.fromEntries(
    splitResources(joined).map(({ url, type, body }) => [
      url,
      type === 'text/css' ? new TextDecoder().decode(body) : `data:${type};base64,${toBase64(body)}`,
    ]),
  );
  return packJson(resources);
}
