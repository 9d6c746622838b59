import * as z from 'zod';
import { Id } from '../../fields';

/** An asset of the agency and the clients that may use it. */
export const SharedAsset = z.object({
  /** Our id of the ad account or page. */
  id: z.int(),
  external_id: z.string(),
  name: z.string(),
  client_user_ids: z.array(z.int()),
});
export type SharedAsset = z.infer<typeof SharedAsset>;

/** The clients that may use an asset; access is removed from all others. */
export const AssetShare = z.object({
  kind: z.enum(['ad_account', 'page']),
  ids: z.array(Id).min(1).max(500),
  client_user_ids: z.array(Id).max(1000),
});
