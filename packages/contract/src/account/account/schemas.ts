import * as z from 'zod';
import { messages } from '../../constants/texts/messages';
import {
  EmailField,
  HexColor,
  HostNameField,
  Id,
  OptionalUrlField,
  optionalName,
  optionalText,
  PhoneField,
  requiredName,
} from '../../fields';
import { maxPasswordLength, NewPassword } from '../auth/schemas';

/** Postal address of a business (ads §3, Address fields). */
export const Address = z.object({
  businessName: optionalName(),
  streetAddress: optionalText(),
  street: optionalText(),
  suite: optionalText(64),
  city: optionalText(),
  zip: optionalText(32),
  country: optionalText(64),
});
export type Address = z.infer<typeof Address>;

/** Fields that users may change in their own record; others are ignored. */
export const UserProfile = z.object({
  first_name: requiredName(),
  last_name: requiredName(),
  phone: PhoneField,
  location: optionalText(),
});

/** White-label profile of an agency, shown to its clients (ads §1). */
export const AgencyProfile = z.object({
  business_name: requiredName(),
  website: OptionalUrlField,
  phone: PhoneField,
  address: Address,
  brand_color: HexColor.nullable(),
  logo_media_id: Id.nullable(),
  /** The agency's own host name for public pages, e.g. `ads.agency.example`. */
  whiteLabelUrl: HostNameField.nullable(),
  /** Sender name of emails to clients. */
  mail_sender_name: optionalName(120),
  /** True if clients may sign up by the agency's link. */
  is_client_signup_open: z.boolean(),
});
export type AgencyProfile = z.infer<typeof AgencyProfile>;

/** The profile with fields that the server adds. */
export const AgencyProfileView = AgencyProfile.extend({
  logo_url: z.string().nullable(),
  /** State of the host name's DNS record. */
  whiteLabelStatus: z.enum(['none', 'pending', 'active']),
  updated_at: z.string(),
});

/**
 * An owner may do everything, an admin everything except changing owners, a member can change neither team
 * nor profile.
 */
export const teamRoles = ['owner', 'admin', 'member'] as const;
/** Role of a user within an agency's team (ads §6). */
export type TeamRole = (typeof teamRoles)[number];

/** A user of the same agency. */
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

/** Invites a user to the agency's team. */
export const TeamInvite = z.object({
  email: EmailField,
  first_name: requiredName(),
  last_name: requiredName(),
  team_role: z.enum(['admin', 'member']).default('member'),
});

/** Replaces the password of the signed-in person. */
export const PasswordChange = z.object({
  current_password: z.string().min(1, messages.fieldRequired).max(maxPasswordLength),
  password: NewPassword,
});
