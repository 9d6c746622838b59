import * as z from 'zod';
import {
  EmailField,
  HexColor,
  HostNameField,
  Id,
  OptionalUrlField,
  optionalText,
  PhoneField,
  requiredText,
} from '../fields';

/** Where a business is (ads §3, Address fields). */
export const Address = z.object({
  businessName: optionalText(),
  streetAddress: optionalText(),
  street: optionalText(),
  suite: optionalText(64),
  city: optionalText(),
  zip: optionalText(32),
  country: optionalText(64),
});
export type Address = z.infer<typeof Address>;

/** What a user may change of their own record; anything else that is sent is ignored. */
export const UserProfile = z.object({
  first_name: requiredText(),
  last_name: requiredText(),
  phone: PhoneField,
  location: optionalText(),
});

/** How an agency looks to its clients (ads §1, white label). */
export const AgencyProfile = z.object({
  business_name: requiredText(),
  website: OptionalUrlField,
  phone: PhoneField,
  address: Address,
  brand_color: HexColor.nullable(),
  logo_media_id: Id.nullable(),
  /** The agency's own host name for public pages, e.g. `ads.agency.example`. */
  whiteLabelUrl: HostNameField.nullable(),
  /** Name that mails to clients come from. */
  mail_sender_name: optionalText(120),
  /** True where clients may sign up by the agency's link. */
  is_client_signup_open: z.boolean(),
});
export type AgencyProfile = z.infer<typeof AgencyProfile>;

/** The profile with what the server adds. */
export const AgencyProfileView = AgencyProfile.extend({
  logo_url: z.string().nullable(),
  /** Whether the host name's record points here. */
  whiteLabelStatus: z.enum(['none', 'pending', 'active']),
});

/** An owner may do everything, an admin all but what concerns owners, a member changes neither team nor profile. */
export const teamRoles = ['owner', 'admin', 'member'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** Somebody who signs in to the same agency. */
export const TeamMember = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  team_role: z.enum(teamRoles),
  status: z.enum(['active', 'invited']),
  last_seen_at: z.string().nullable(),
  created_at: z.string(),
});

export const TeamInvite = z.object({
  email: EmailField,
  first_name: requiredText(),
  last_name: requiredText(),
  team_role: z.enum(['admin', 'member']).default('member'),
});
