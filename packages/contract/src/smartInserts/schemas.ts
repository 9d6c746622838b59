import * as z from 'zod';
import { messages } from '../constants/messages';
import { businessInsertPlaceholders } from '../constants/smartInserts';
import { Id, OptionalUrlField, optionalText, PhoneField, requiredText } from '../fields';

/** Business Profile Inserts (ads §3), by their names on the wire. */
export const BusinessInserts = z.object({
  owner_name: optionalText(),
  business_name: optionalText(),
  business_website: OptionalUrlField,
  business_phone: PhoneField,
  country_code: optionalText(2),
  street_address: optionalText(),
  privacy_policy_u_r_l: OptionalUrlField,
  city_state_zip: optionalText(),
  country: optionalText(64),
  target_area_name: optionalText(),
  customer_testimonial: optionalText(1000),
});
export type BusinessInserts = z.infer<typeof BusinessInserts>;

/** Business inserts of a new agency or client (ads §3): placeholders that a preview can show. */
export function createDefaultBusinessInserts(): BusinessInserts {
  return { ...businessInsertPlaceholders };
}

/** A Custom Insert: a name, used in texts as `{name}`, and what it stands for. */
export const CustomInsert = z.object({
  id: z.int(),
  name: z.string(),
  value: z.string(),
  client_user_id: z.int().nullable(),
  /** Templates whose texts use it. */
  templates_count: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type CustomInsert = z.infer<typeof CustomInsert>;

export const CustomInsertForm = z.object({
  /** Letters, digits, spaces and `_`: braces would end the tag. */
  name: requiredText(60).regex(/^[\p{L}\p{M}\p{N}_ ]+$/u, messages.specialCharacters),
  value: requiredText(1000),
  client_user_id: Id.nullable().default(null),
});

const texts = z.array(requiredText(500)).max(50);

/** Texts of Google ads that inserts keep at hand (ads §3). */
export const InsertTexts = z.object({ headlines: texts, longHeadlines: texts, descriptions: texts });

/** What an insert stands for in texts that use `{name}`. */
const insertValues = z.array(z.object({ name: z.string(), value: z.string() }));

/** All inserts of an agency or a client (ads §3). */
export const SmartInserts = InsertTexts.extend({
  business: BusinessInserts,
  /** A client's own and those that the agency shares with all. */
  custom: z.array(CustomInsert),
  /** What inserts stand for in this one's ads; those that have no value are absent and keep an ad from launching. */
  values: insertValues,
  /** What texts are checked with: the longest value of each insert among those whose ads they may become. */
  longest: insertValues,
});
export type SmartInserts = z.infer<typeof SmartInserts>;

export const SmartInsertsChange = InsertTexts.partial().extend({
  business: BusinessInserts.partial().optional(),
  client_user_id: Id.nullable().default(null),
});
