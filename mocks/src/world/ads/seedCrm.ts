import { sources } from '@adlane/api-server/schema';
import { goHighLevelDemo } from '../../platforms';
import { itemAt } from '../itemAt';
import { ago, type SeedContext } from '../SeedContext';

/** The CRM of a client, to which its leads are sent. */
export type SeededCrm = { readonly sourceId: number; readonly clientId: number };

/** Connects a client to its location of the GoHighLevel double. The first use renews the token. */
export async function seedCrm(
  { tx, agencyId, now, encrypt }: SeedContext,
  clientId: number,
): Promise<SeededCrm> {
  const { id, name, refreshToken } = goHighLevelDemo.connected;
  const connectedAt = ago(now, 60);
  const rows = await tx
    .insert(sources)
    .values({
      agency_id: agencyId,
      client_id: clientId,
      channel: 'ghl',
      name,
      external_id: id,
      sealed_token: await encrypt('ghl-double-expired'),
      sealed_refresh_token: await encrypt(refreshToken),
      token_expires_at: connectedAt,
      connected_at: connectedAt,
      created_at: connectedAt,
      updated_at: connectedAt,
    })
    .returning({ id: sources.id });
  return { sourceId: itemAt(rows, 0).id, clientId };
}
