import { and, eq, ne } from 'drizzle-orm';
import * as z from 'zod';
import { isGoHighLevelSignature } from '../../../connectors/goHighLevel/isGoHighLevelSignature';
import { leads } from '../../../db/schema/ads/ads';
import { sources } from '../../../db/schema/ads/sources';
import { asOperator } from '../../../db/tenant';
import { Problem } from '../../../http/problem';
import { readSigned } from '../../../http/requests/readBody';
import type { Database, Ports } from '../../../ports';
import { markDisconnected } from '../../ads/sources/access/markDisconnected';

const GoHighLevelEvent = z.looseObject({
  type: z.string(),
  locationId: z.string().max(128).nullish(),
  id: z.string().max(128).nullish(),
  name: z.string().max(255).nullish(),
});
type GoHighLevelEvent = z.infer<typeof GoHighLevelEvent>;

/**
 * Receives the CRM's events: the app was removed from a location, a location was renamed, or a contact was
 * deleted.
 * @throws Problem 400 if GoHighLevel did not sign it
 */
export async function receiveGoHighLevelEvent(
  ports: Ports,
  body: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Promise<void> {
  const { webhookPublicKey } = ports.platforms.goHighLevel;
  const signature = headers.get('x-ghl-signature') ?? '';
  if (!(await isGoHighLevelSignature(body, signature, webhookPublicKey))) {
    throw new Problem('MALFORMED', 'The signature is not valid.');
  }
  const event = readSigned(body, GoHighLevelEvent);
  const effect = effects[event.type];
  if (!effect || !(event.locationId ?? event.id)) return;
  await asOperator(ports.db, (tx) => effect(tx, event, ports.clock.now()));
}

type Effect = (tx: Database, event: GoHighLevelEvent, now: Date) => Promise<void>;

const effects: Readonly<Record<string, Effect | undefined>> = {
  UNINSTALL: async (tx, { locationId }, now) => {
    for (const source of await listEventSources(tx, locationId ?? ''))
      await markDisconnected(tx, source, now);
  },
  LocationUpdate: async (tx, { id, name }, now) => {
    if (!id || !name) return;
    await tx.update(sources).set({ name, updated_at: now }).where(isLocation(id));
  },
  // The next delivery creates a new contact.
  ContactDelete: async (tx, { locationId, id }) => {
    for (const source of await listEventSources(tx, locationId ?? '')) {
      await tx
        .update(leads)
        .set({ crm_contact_id: null, crm_source_id: null })
        .where(
          and(
            eq(leads.agency_id, source.agency_id),
            eq(leads.crm_contact_id, id ?? ''),
            eq(leads.crm_source_id, source.id),
          ),
        );
    }
  },
};

function isLocation(locationId: string) {
  return and(eq(sources.channel, 'ghl'), eq(sources.external_id, locationId), ne(sources.status, 'canceled'));
}

function listEventSources(tx: Database, locationId: string) {
  return tx
    .select({ agency_id: sources.agency_id, id: sources.id })
    .from(sources)
    .where(isLocation(locationId));
}
