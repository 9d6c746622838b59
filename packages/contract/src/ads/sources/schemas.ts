import * as z from 'zod';
import { assetStatuses } from '../../constants/accounts';
import { channels, sourceStatuses } from '../../constants/sources';
import { messages } from '../../constants/texts/messages';
import { ExternalId, Id, UrlField } from '../../fields';

/** A connected platform. Tokens stay on the server. */
export const Source = z.object({
  id: z.int(),
  channel: z.enum(channels),
  name: z.string(),
  status: z.enum(sourceStatuses),
  /** State of its accounts and pages (ads §4). */
  asset_status: z.enum(assetStatuses),
  /** The client that owns the connection; null for the agency's. */
  client_user_id: z.int().nullable(),
  /** Hint for the owner, e.g. the reason for a disconnect; null if none. */
  notice: z.string().nullable(),
  connected_at: z.string(),
});
export type Source = z.infer<typeof Source>;

/** A newly connected platform with the text for the toast. */
export const ConnectedSource = Source.extend({ message: z.string() });

/** A connected ad account. */
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
  /** True if selected for use; all are by default. */
  is_used: z.boolean(),
});
export type AdAccount = z.infer<typeof AdAccount>;

/** An ad account in lists, with the clients that it was used for last, by name; empty for a client, who has no clients. */
export const AdAccountRow = AdAccount.extend({
  used_for: z.array(
    z.object({
      client_user_id: z.int(),
      name: z.string(),
      /** The page that posted that ad; null without one. */
      page_id: z.int().nullable(),
    }),
  ),
});
export type AdAccountRow = z.infer<typeof AdAccountRow>;

/** A connected Facebook page. */
export const FacebookPage = z.object({
  id: z.int(),
  source_id: z.int(),
  external_id: z.string(),
  name: z.string(),
  picture_url: z.string().nullable(),
  /** Terms of service of lead ads (ads §4). */
  leadgen_tos_accepted: z.boolean(),
  is_default: z.boolean(),
  /** True if selected for use; all are by default. */
  is_used: z.boolean(),
});
export type FacebookPage = z.infer<typeof FacebookPage>;

/** URL where the user allows the connection. */
export const Authorization = z.object({ url: z.string(), state: z.string() });

/** Redirect URI of a platform: a page of the dashboard on any host. */
export const RedirectUri = z
  .url({ protocol: /^https?$/, error: messages.urlInvalid })
  .max(2048)
  // Browsers read `https:evil` and `https://page@evil` differently from people.
  .regex(/^https?:\/\/[^/@\\\s]+(?:[/?#]|$)/i, messages.urlInvalid);

/** Query parameters from a platform's sign-in page. */
export const SourceConnect = z.object({
  channel: z.enum(channels),
  code: z.string().min(1).max(4096),
  state: z.string().min(1).max(1024),
  redirect_uri: RedirectUri,
  /** Connect for this client instead of the agency. */
  client_user_id: Id.nullable().default(null),
});

/** The used assets of a connected platform (screen /agency/connect/{id}/{businessId}). */
export const SourceAssets = z.object({
  source_id: Id,
  business_manager_id: ExternalId.nullable().default(null),
  /** Ids on the platform. */
  ad_accounts: z.array(ExternalId).max(500),
  pages: z.array(ExternalId).max(500).default([]),
  default_ad_account: ExternalId.nullable().default(null),
  default_page: ExternalId.nullable().default(null),
});

/** Check whether the connection still has the permissions to launch. */
export const PermissionCheck = z.object({
  channel: z.enum(channels),
  is_valid: z.boolean(),
  granted: z.array(z.string()),
  missing: z.array(z.string()),
  message: z.string().nullable(),
});
export type PermissionCheck = z.infer<typeof PermissionCheck>;

/** Connects an AI provider with OpenAI's API. */
export const OpenAiConnect = z.object({
  api_key: z.string().trim().min(8).max(512),
  /**
   * OpenAI-compatible endpoint.
   *
   * @default the server's provider
   */
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
