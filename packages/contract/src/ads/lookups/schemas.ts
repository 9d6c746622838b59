import * as z from 'zod';

/** A place found by Facebook's search. */
export const FacebookLocation = z.object({
  /** Facebook's key, e.g. `US:10001` for a zip code. */
  key: z.string(),
  name: z.string(),
  type: z.enum(['country', 'region', 'city', 'zip', 'neighborhood', 'geo_market', 'place', 'address']),
  country_code: z.string(),
  country_name: z.string(),
  region: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  supports_region: z.boolean(),
  supports_city: z.boolean(),
});
export type FacebookLocation = z.infer<typeof FacebookLocation>;

/** An interest, a behavior or one of the fields grouped as demographics. */
export const TargetingOption = z.object({
  id: z.string(),
  name: z.string(),
  /** Facebook's own field, e.g. `interests`, `life_events`. */
  type: z.string(),
  path: z.array(z.string()),
  audience_size_lower_bound: z.int().nullable(),
  audience_size_upper_bound: z.int().nullable(),
});
export type TargetingOption = z.infer<typeof TargetingOption>;

/** A language of Facebook's targeting; not the locale of a lead form. */
export const TargetingLocale = z.object({ key: z.int(), name: z.string() });

/** A country with its phone code. */
export const Country = z.object({ code: z.string(), name: z.string(), phone_code: z.string() });
export type Country = z.infer<typeof Country>;

/** A state or province of a country. */
export const State = z.object({ code: z.string(), name: z.string(), country_code: z.string() });
export type State = z.infer<typeof State>;

/** A language for targeting or forms. */
export const Language = z.object({
  /** The platform's code. */
  code: z.int(),
  /** ISO 639; null if the platform has none. */
  iso: z.string().nullable(),
  label: z.string(),
});
