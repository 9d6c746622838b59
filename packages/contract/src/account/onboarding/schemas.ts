import * as z from 'zod';
import { onboardingSteps } from '../../constants/accounts';
import { channels } from '../../constants/sources';
import { OptionalUrlField, optionalText, PhoneField, requiredName } from '../../fields';
import { Address } from '../account/schemas';
import { Brand } from '../auth/schemas';

/** Step one: who you are. */
export const BasicSetup = z.object({
  first_name: requiredName(),
  last_name: requiredName(),
  phone: PhoneField,
});

/** Step two: your business. */
export const BusinessSetup = z.object({
  business_name: requiredName(),
  niche: optionalText().nullable().default(null),
  website: OptionalUrlField.default(''),
  address: Address.partial().default({}),
});

/** Step three: the connected platforms, if any. */
export const AccountConnectSetup = z.object({
  channels: z.array(z.enum(channels)).max(channels.length).default([]),
  /** True to connect later. */
  skip: z.boolean().default(false),
});

/** The onboarding step that is due. */
export const OnboardingState = z.object({ onboarding_step: z.enum(onboardingSteps) });

/** Agency settings that the ads app needs at startup. */
export const AgencyConfig = z.object({
  agency_id: z.int(),
  brand: Brand,
  onboarding_step: z.enum(onboardingSteps),
  /** Offer selected before signing up; null once there is a plan. */
  chosen_offer: z.object({ plan_id: z.string(), coupon: z.string().nullable() }).nullable(),
  /** Token in the clients' sign-in URLs. */
  client_token: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  /** IANA zone, e.g. `America/Chicago`. */
  timezone: z.string(),
  /** Live platforms or simulated ones. */
  platform_mode: z.partialRecord(z.enum(channels), z.enum(['live', 'double'])),
  google_client_id: z.string().nullable(),
  is_ai_connected: z.boolean(),
  /** Null is unlimited. */
  locations_limit: z.int().nullable(),
  /** Endpoint for the app's error reports; null if disabled. */
  error_reports: z.object({ url: z.string(), project: z.string(), token: z.string() }).nullable(),
});
export type AgencyConfig = z.infer<typeof AgencyConfig>;
