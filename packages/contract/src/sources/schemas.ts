import * as z from 'zod';
import { assetStatuses } from '../constants/accounts';
import { messages } from '../constants/messages';
import { channels, sourceStatuses } from '../constants/sources';
import { ExternalId, Id, UrlField } from '../fields';

/** A connected platform. Tokens never leave the server. */
export const Source = z.object({
  id: z.int(),
  channel: z.enum(channels),
  name: z.string(),
  status: z.enum(sourceStatuses),
  /** Whether accounts and pages are there to choose from (ads §4). */
  asset_status: z.enum(assetStatuses),
  /** The client whose own connection it is; null for the agency's. */
  client_user_id: z.int().nullable(),
  /** What its owner must know, e.g. why it is disconnected; null while all is well. */
  notice: z.string().nullable(),
  connected_at: z.string(),
});
export type Source = z.infer<typeof Source>;

/** A platform that was connected just now, with the toast's text: connected, or connected again. */
export const ConnectedSource = Source.extend({ message: z.string() });

export const AdAccount = z.object({
  id: z.int(),
  source_id: z.int(),
  /** Id on the platform, e.g. `act_1001`. */
  external_id: z.string(),
  name: z.string(),
  currency: z.string(),
  timezone: z.string(),
  status: z.enum([...assetStatuses, 'Disconnected']),
  is_default: z.boolean(),
  /** Whether it was chosen for use; all are until somebody chooses. */
  is_used: z.boolean(),
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
  /** Whether it was chosen for use; all are until somebody chooses. */
  is_used: z.boolean(),
});
export type FacebookPage = z.infer<typeof FacebookPage>;

/** Where a platform asks the user to allow the connection. */
export const Authorization = z.object({ url: z.string(), state: z.string() });

/** Where a platform sends its user back to: a page of the dashboard, wherever that stands. */
export const RedirectUri = z
  .url({ protocol: /^https?$/, error: messages.urlInvalid })
  .max(2048)
  // A browser reads `https:evil` and `https://page@evil` otherwise than a person.
  .regex(/^https?:\/\/[^/@\\\s]+(?:[/?#]|$)/i, messages.urlInvalid);

/** What a platform's sign-in page hands back. */
export const SourceConnect = z.object({
  channel: z.enum(channels),
  code: z.string().min(1).max(4096),
  state: z.string().min(1).max(1024),
  redirect_uri: RedirectUri,
  /** Connect for this client instead of the agency. */
  client_user_id: Id.nullable().default(null),
});

/** Which assets of a connected platform are used (screen /agency/connect/{id}/{businessId}). */
export const SourceAssets = z.object({
  source_id: Id,
  business_manager_id: ExternalId.nullable().default(null),
  /** Ids on the platform. */
  ad_accounts: z.array(ExternalId).max(500),
  pages: z.array(ExternalId).max(500).default([]),
  default_ad_account: ExternalId.nullable().default(null),
  default_page: ExternalId.nullable().default(null),
});

/** Whether the connection still has the rights that launching needs. */
export const PermissionCheck = z.object({
  channel: z.enum(channels),
  is_valid: z.boolean(),
  granted: z.array(z.string()),
  missing: z.array(z.string()),
  message: z.string().nullable(),
});
export type PermissionCheck = z.infer<typeof PermissionCheck>;

export const OpenAiConnect = z.object({
  api_key: z.string().trim().min(8).max(512),
  /** Any endpoint that speaks the same protocol; the server's default where none is given. */
  base_url: UrlField.nullable().default(null),
  text_model: z.string().trim().max(128).nullable().default(null),
  image_model: z.string().trim().max(128).nullable().default(null),
});

/** The AI provider, without its key. */
export const OpenAiSource = z.object({
  is_connected: z.boolean(),
  /** Last four characters of the key. */
  key_hint: z.string().nullable(),
  base_url: z.string().nullable(),
  text_model: z.string().nullable(),
  image_model: z.string().nullable(),
});
