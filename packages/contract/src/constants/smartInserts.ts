import { privacyPolicyPlaceholder } from './leadForms';

/** Names of the Business Profile Inserts in texts: `{Business Name}` (ads §3). */
export const businessInsertNames = {
  owner_name: 'Owner Name',
  business_name: 'Business Name',
  business_website: 'Business Website',
  business_phone: 'Business Phone',
  country_code: 'Country Code',
  street_address: 'Street Address',
  privacy_policy_u_r_l: privacyPolicyPlaceholder.slice(1, -1),
  city_state_zip: 'City Name',
  country: 'Country',
  target_area_name: 'Target Area Name',
  customer_testimonial: 'Customer Testimonial',
} as const;
/** Key of an insert from the business profile. */
export type BusinessInsertKey = keyof typeof businessInsertNames;

/** Values of an empty business profile (ads §3): for previews, never for an ad. */
export const businessInsertPlaceholders = {
  owner_name: 'Owner Name',
  business_name: 'Business Name',
  business_website: '',
  business_phone: '',
  country_code: '',
  street_address: '',
  privacy_policy_u_r_l: '',
  city_state_zip: 'City Name',
  country: '',
  target_area_name: '',
  customer_testimonial: '',
} as const satisfies Record<BusinessInsertKey, string>;

/** Maximum number of custom inserts of an agency, or of one of its clients. */
export const maxCustomInserts = 200;
