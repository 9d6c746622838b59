import { ownSecretKinds, type TrackerWebhook } from '@adlane/contract/widget/projects/trackers';
import type { UserCall } from '../../../../../http/CallContext';
import { invalid } from '../../../../../http/problem';
import type { Ports } from '../../../../../ports';
import { updateTrackerRow } from '../commands';
import { findTracker, type TrackerRow } from '../queries';

/** @throws Problem 404 */
export async function viewTrackerWebhook(
  { ports, inTenant }: UserCall,
  { id }: { readonly id: number },
): Promise<TrackerWebhook> {
  return toTrackerWebhook(ports, await inTenant((ctx) => findTracker(ctx, id)));
}

/**
 * Stores the secret that the tracker made, or a new one; the previous one is no longer valid.
 * @throws Problem 404; 422 where the tracker makes it and none is given
 */
export async function updateTrackerWebhook(
  { ports, inTenant }: UserCall,
  { id, secret }: { readonly id: number; readonly secret: string },
): Promise<TrackerWebhook> {
  const sealed = await ports.secrets.encrypt(secret === '' ? ports.ids.token() : secret);
  const row = await inTenant(async (ctx) => {
    const known = await findTracker(ctx, id);
    if (secret === '' && ownSecretKinds.includes(known.kind))
      throw invalid({ secret: ['This field is required.'] });
    const isSame = secret !== '' && (await openSecret(ports, known)) === secret;
    return isSame ? known : updateTrackerRow(ctx, id, { sealed_webhook_secret: sealed });
  });
  return toTrackerWebhook(ports, row);
}

async function toTrackerWebhook(ports: Ports, row: TrackerRow): Promise<TrackerWebhook> {
  return {
    url: `${ports.site.publicUrl()}/api/v1/webhooks/trackers/${row.webhook_key}`,
    secret: await openSecret(ports, row),
    webhook_at: row.webhook_at?.toISOString() ?? null,
  };
}

const openSecret = async (
  { secrets }: Ports,
  { sealed_webhook_secret: sealed }: TrackerRow,
): Promise<string | null> => sealed && (await secrets.decrypt(sealed));
