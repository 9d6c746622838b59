import * as z from 'zod';
import { permissionKeys, roles } from '../access';
import { onboardingSteps } from '../constants/accounts';

/** Longest password that is hashed, in characters; longer ones are refused before hashing. */
export const maxPasswordLength = 128;

/** A signed-in user as the ads app sees it (ads §3, Plans and users). */
export const User = z.object({
  id: z.int(),
  email: z.string(),
  entity_type: z.enum(roles),
  /** Set when somebody else acts as this user (super admin logged in as a subscriber). */
  login_as_type: z.enum(roles).nullable(),
  business_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  phone: z.string(),
  location: z.string(),
  niche: z.string().nullable(),
  /** The tenant: the agency whose data the user sees. */
  group_id: z.int(),
  group: z.string(),
  status: z.string(),
  userStatus: z.string(),
  whiteLabelUrl: z.string().nullable(),
  has_adaccount_connected: z.boolean(),
  has_smart_tag: z.boolean(),
  isLifetime: z.boolean(),
  subscription: z.object({ data: z.object({ plan_id: z.string() }) }).nullable(),
  /** Id in the CRM (GoHighLevel), when the user came from there. */
  g_h_id: z.string().nullable(),
  is_ghl_client: z.boolean(),
  onboarding_step: z.enum(onboardingSteps),
  /** Only flags that are granted (ads §3, Client permission object). */
  permissions: z.partialRecord(z.enum(permissionKeys), z.boolean()),
  created_at: z.string(),
  updated_at: z.string(),
});
export type User = z.infer<typeof User>;

export const Credentials = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email('Please enter a valid email address.')),
  password: z.string().min(1, 'This field is required.').max(maxPasswordLength),
});

/** What signing in answers: the bearer token is shown once and stored hashed. */
export const SignedIn = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** ISO instant. */
  expires_at: z.string(),
  user: User,
});
export type SignedIn = z.infer<typeof SignedIn>;
