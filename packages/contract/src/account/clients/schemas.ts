import * as z from 'zod';
import {
  CurrencyCode,
  EmailField,
  ExternalId,
  Id,
  Money,
  optionalName,
  optionalText,
  PhoneField,
  requiredName,
  requiredText,
} from '../../fields';
import { Address } from '../account/schemas';
import { Permissions } from '../permissions/schemas';

/** Statuses of a client. */
export const clientStatuses = ['active', 'inactive'] as const;

/** A client of an agency in lists. */
export const ClientRow = z.object({
  id: z.int(),
  name: z.string(),
  business_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  niche: z.string().nullable(),
  status: z.enum(clientStatuses),
  is_hidden: z.boolean(),
  is_ghl_client: z.boolean(),
  /** Location of the CRM ({highLevelId}). */
  g_h_id: z.string().nullable(),
  has_adaccount_connected: z.boolean(),
  live_ads_count: z.int(),
  leads_count: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type ClientRow = z.infer<typeof ClientRow>;

/** A client with all its details. */
export const Client = ClientRow.extend({
  address: Address,
  /**
   * The most that the client's ads may spend in a calendar month without a second confirmation, in the ad platforms' unit of
   * `monthly_budget_currency`; both null without a limit.
   */
  monthly_budget_limit: z.int().nullable(),
  monthly_budget_currency: z.string().nullable(),
  permissions: Permissions,
  email_verified_at: z.string().nullable(),
});
export type Client = z.infer<typeof Client>;

/** Creates a client. */
export const ClientForm = z.object({
  business_name: requiredName(),
  first_name: requiredName(),
  last_name: optionalName().default(''),
  email: EmailField,
  phone: PhoneField.default(''),
  niche: optionalText().nullable().default(null),
  address: Address.partial().default({}),
  g_h_id: ExternalId.nullable().default(null),
  monthly_budget_limit: Money.nullable().default(null),
  monthly_budget_currency: CurrencyCode.nullable().default(null),
  /** True sends the client an email with a link to choose a password. */
  send_invite: z.boolean().default(false),
});

/** Body of `clients.update`: changed fields only. No defaults, so absent fields are unchanged. */
export const ClientChange = z.object({
  business_name: requiredName().optional(),
  first_name: requiredName().optional(),
  last_name: optionalName().optional(),
  email: EmailField.optional(),
  phone: PhoneField.optional(),
  niche: optionalText().nullable().optional(),
  address: Address.partial().optional(),
  status: z.enum(clientStatuses).optional(),
  /** Null removes the limit. Sent together with its currency: an amount is never read in another one. */
  monthly_budget_limit: Money.nullable().optional(),
  monthly_budget_currency: CurrencyCode.nullable().optional(),
});

/** Sets the niche of several clients. */
export const NicheChange = z.object({ client_ids: z.array(Id).min(1).max(1000), niche: requiredText() });
