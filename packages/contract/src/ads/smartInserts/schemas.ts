import * as z from 'zod';
import { businessInsertPlaceholders } from '../../constants/smartInserts';
import { messages } from '../../constants/texts/messages';
import {
  BaseUpdatedAt,
  Id,
  OptionalUrlField,
  optionalName,
  optionalText,
  PhoneField,
  requiredName,
  requiredText,
} from '../../fields';

/** Business Profile Inserts (ads §3), by their names on the wire. */
export const BusinessInserts = z.object({
  owner_name: optionalName(),
  business_name: optionalName(),
  business_website: OptionalUrlField,
  business_phone: PhoneField,
  country_code: optionalText(2),
  street_address: optionalText(),
  privacy_policy_u_r_l: OptionalUrlField,
  city_state_zip: optionalText(),
  country: optionalText(64),
  target_area_name: optionalName(),
  customer_testimonial: optionalText(1000),
});
export type BusinessInserts = z.infer<typeof BusinessInserts>;

/** Returns the business inserts of a new agency or client (ads §3): placeholders for previews. */
export function createDefaultBusinessInserts(): BusinessInserts {
  return { ...businessInsertPlaceholders };
}

/** A custom insert: its name, used in texts as `{name}`, and its value. */
export const CustomInsert = z.object({
  id: z.int(),
  name: z.string(),
  value: z.string(),
  client_user_id: z.int().nullable(),
  /** Number of templates whose texts use it. */
  templates_count: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type CustomInsert = z.infer<typeof CustomInsert>;

/** Creates a custom insert. */
export const CustomInsertForm = z.object({
  /** Letters, digits, spaces and `_`: braces would end the tag. */
  name: requiredName(60).regex(/^[\p{L}\p{M}\p{N}_ ]+$/u, messages.specialCharacters),
  value: requiredText(1000),
  client_user_id: Id.nullable().default(null),
});

const texts = z.array(requiredText(500)).max(50);

/** Google ad texts stored with the inserts (ads §3). */
export const InsertTexts = z.object({ headlines: texts, longHeadlines: texts, descriptions: texts });

/** Values by insert name. */
const insertValues = z.array(z.object({ name: z.string(), value: z.string() }));

/** All inserts of an agency or a client (ads §3). */
export const SmartInserts = InsertTexts.extend({
  business: BusinessInserts,
  /** A client's own inserts and those shared by the agency. */
  custom: z.array(CustomInsert),
  /** Values for this owner's ads; inserts without a value are absent and block a launch. */
  values: insertValues,
  /** Longest value of each insert among the possible owners, to check text lengths. */
  longest: insertValues,
  /** Version of `business` and the texts; 1970 before they are first saved. */
  updated_at: z.string(),
});
export type SmartInserts = z.infer<typeof SmartInserts>;

/** Changes the inserts of an agency or client; missing fields stay unchanged. */
export const SmartInsertsChange = InsertTexts.partial().extend({
  business: BusinessInserts.partial().optional(),
  base_updated_at: BaseUpdatedAt,
  client_user_id: Id.nullable().default(null),
});
