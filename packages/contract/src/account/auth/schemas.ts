import * as z from 'zod';
import { permissionKeys, roles } from '../../access';
import { onboardingSteps } from '../../constants/accounts';
import { messages } from '../../constants/texts/messages';
import {
  EmailField,
  ExternalId,
  HexColor,
  optionalName,
  optionalText,
  PhoneField,
  requiredName,
} from '../../fields';

/** Maximum password length in characters; longer ones are refused before hashing. */
export const maxPasswordLength = 128;

/** A signed-in user as the ads app sees it (ads §3, Plans and users). */
export const User = z.object({
  id: z.int(),
  email: z.string(),
  entity_type: z.enum(roles),
  /** Set if another user acts as this user (super admin logged in as a subscriber). */
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
  /** Id in the CRM (GoHighLevel), if the user came from there. */
  g_h_id: z.string().nullable(),
  is_ghl_client: z.boolean(),
  onboarding_step: z.enum(onboardingSteps),
  /** Granted flags only (ads §3, Client permission object). */
  permissions: z.partialRecord(z.enum(permissionKeys), z.boolean()),
  created_at: z.string(),
  updated_at: z.string(),
});
export type User = z.infer<typeof User>;

/** Signs in with email and password. */
export const Credentials = z.object({
  email: EmailField,
  password: z.string().min(1, messages.fieldRequired).max(maxPasswordLength),
});

/** Minimum password length in characters. */
export const minPasswordLength = 8;

/** A new password. */
export const NewPassword = z
  .string()
  .min(minPasswordLength, `Password must be at least ${minPasswordLength} characters`)
  .max(maxPasswordLength, `Password cannot exceed ${maxPasswordLength} characters`);

/** Signs in with a Google id token. */
export const GoogleCredentials = z.object({
  /** Id token from Google's button. */
  id_token: z.string().min(1).max(8192),
  /**
   * Nonce that the page asked Google to put into the token, so that tokens issued to other pages are refused.
   */
  nonce: z.string().min(8).max(256).nullable().default(null),
});

const person = {
  email: EmailField,
  password: NewPassword,
  first_name: requiredName(),
  last_name: requiredName(),
  phone: PhoneField.default(''),
};

/** Signs up an agency. */
export const AgencySignup = z.object({
  ...person,
  business_name: requiredName(),
  /** Plan selected before signing up. */
  plan_id: ExternalId.nullable().default(null),
  coupon: optionalText(64).nullable().default(null),
});

/** Signs up a client of an agency. */
export const ClientSignup = z.object({ ...person, business_name: optionalName().default('') });

/** Path parameters of a client area: the agency's token, or its CRM id ({highLevelId}). */
export const tokenParams = z.object({ token: z.string().min(1).max(128) });

/** Colors and names of public pages. */
export const Brand = z.object({
  name: z.string(),
  brand_color: HexColor.nullable(),
  logo_url: z.string().nullable(),
});

/** The agency behind a client's sign-in page. */
export const InvitingAgency = Brand.extend({
  is_valid: z.boolean(),
  /** True if new clients may sign up. */
  is_signup_open: z.boolean(),
});

/** Ways to sign in that this server offers. */
export const SignInOptions = z.object({
  /** Null if Google sign-in is not configured. */
  google_client_id: z.string().nullable(),
  /** URL of Google's sign-in page, without parameters; null as above. */
  google_sign_in_url: z.string().nullable(),
  /**
   * URL of the CRM's sign-in page, complete but for `redirect_uri`; null if the CRM is not configured.
   */
  crm_sign_in_url: z.string().nullable(),
  /** Null on the operator's own host names. */
  brand: Brand.nullable(),
});

/** Signs in a user of the CRM. */
export const CrmConnect = z.object({
  /** Single-use code from the CRM's sign-in page. */
  code: z.string().min(1).max(2048),
  /** CRM location that embeds the page. */
  highLevelId: ExternalId.nullable().default(null),
});

/** Result of a sign-in: the bearer token is returned once and stored hashed. */
export const SignedIn = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** ISO instant. */
  expires_at: z.string(),
  user: User,
});
export type SignedIn = z.infer<typeof SignedIn>;

const oneTimeToken = z.string().min(1).max(200);

/** Asks for an email to this address: to reset its password, or to verify it. */
export const EmailRequest = z.object({ email: EmailField });

/** A new password for the person whom the token of an email belongs to. */
export const PasswordByToken = z.object({ token: oneTimeToken, password: NewPassword });

/** Verifies the address that the token was sent to. */
export const EmailVerification = z.object({ token: oneTimeToken });
