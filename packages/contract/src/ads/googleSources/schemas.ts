import * as z from 'zod';
import { adStates, deliveryStatuses } from '../../constants/launches';
import { ConfirmsOverLimit, ExternalId, Id, Money } from '../../fields';
import { StatusReason } from '../ads/schemas';
import { AdAccount } from '../sources/schemas';

/** The used Google Ads accounts of a connected user. */
export const GoogleSourceAssets = z.object({
  source_id: Id,
  /** Manager account that gives access to the others. */
  login_customer_id: ExternalId.nullable().default(null),
  customer_ids: z.array(ExternalId).min(1).max(500),
  default_customer_id: ExternalId.nullable().default(null),
});

/** Changes the daily budget of a Google campaign. */
export const GoogleBudgetChange = z.object({
  ad_id: Id,
  /** Daily budget in the smallest unit of the account's currency. */
  budget: Money,
  confirmsOverLimit: ConfirmsOverLimit,
});

/** Pauses or resumes a Google campaign. */
export const GoogleStatusChange = z.object({
  ad_id: Id,
  status: z.enum(deliveryStatuses),
  confirmsOverLimit: ConfirmsOverLimit,
});

/** A Google ad after a change, with the reasons of its state (ads §4). */
export const GoogleAdChange = z.object({
  ad_id: z.int(),
  status: z.enum(adStates),
  status_reasons: z.array(StatusReason),
  /** Daily budget in the smallest unit of the account's currency. */
  budget: z.int(),
  message: z.string(),
});

/** A default account and its client; null for the agency's own. */
export const GoogleDefaultAccount = AdAccount.extend({ client_user_id: z.int().nullable() });

/** An audience signal of a Google Ads account. */
export const GoogleAudienceSignal = z.object({ id: z.string(), name: z.string(), description: z.string() });

/** A location of Google Ads. */
export const GoogleLocation = z.object({
  /** Id of Google's geo target constant, as text. */
  id: z.string(),
  name: z.string(),
  canonical_name: z.string(),
  type: z.string(),
  country_code: z.string(),
  reach: z.int().nullable(),
});
export type GoogleLocation = z.infer<typeof GoogleLocation>;

/** A conversion goal of a Google Ads account. */
export const GoogleConversionGoal = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  origin: z.string(),
  is_biddable: z.boolean(),
});
export type GoogleConversionGoal = z.infer<typeof GoogleConversionGoal>;

/** Whether the connected user may manage the Google Ads account. */
export const GoogleAdminPermission = z.object({
  customer_id: z.string(),
  is_admin: z.boolean(),
  access_role: z.string().nullable(),
  message: z.string().nullable(),
});
