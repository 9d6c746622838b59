import * as z from 'zod';

export const channels = ['facebook', 'google', 'ghl'] as const;
/** Account status on the wire (ads §4). */
export const sourceStatuses = ['active', 'inactive', 'processing', 'canceled'] as const;

/** A connected platform. Tokens never leave the server. */
export const Source = z.object({
  id: z.int(),
  channel: z.enum(channels),
  name: z.string(),
  status: z.enum(sourceStatuses),
  connected_at: z.string(),
});
export type Source = z.infer<typeof Source>;

export const AdAccount = z.object({
  id: z.int(),
  source_id: z.int(),
  /** Id on the platform, e.g. `act_1001`. */
  external_id: z.string(),
  name: z.string(),
  currency: z.string(),
  timezone: z.string(),
  status: z.enum(['Active', 'Processing', 'NoAsset', 'Disconnected']),
  is_default: z.boolean(),
});
export type AdAccount = z.infer<typeof AdAccount>;

export const FacebookPage = z.object({
  id: z.int(),
  source_id: z.int(),
  external_id: z.string(),
  name: z.string(),
  picture_url: z.string().nullable(),
  /** Terms of service of lead ads (ads §4). */
  leadgen_tos_accepted: z.boolean(),
  is_default: z.boolean(),
});
export type FacebookPage = z.infer<typeof FacebookPage>;
