/** Types of lead forms, with Facebook's meaning. */
export const leadFormTypes = ['more_volume', 'high_intent'] as const;
/** Names of lead form types on screens. */
export const leadFormTypeLabels = { more_volume: 'More volume', high_intent: 'High intent' } as const;
/** Who can open a lead form: anyone with its link, or only people who see the ad. */
export const leadFormSharingTypes = ['open', 'restricted'] as const;
/** Names of the sharing types on screens. */
export const leadFormSharingLabels = { open: 'Open', restricted: 'Restricted' } as const;
/** Sources of the lead form's image (ads §9). */
export const leadFormImageSources = ['ad_image', 'uploaded_image'] as const;
/** Names of the cover image choices on screens. */
export const leadFormImageLabels = { ad_image: 'Use ad image', uploaded_image: 'Uploaded image' } as const;
/** Smart insert for the privacy policy URL, filled in at launch (ads §3). */
export const privacyPolicyPlaceholder = '{Privacy Policy URL}';

/** Default texts of a lead form (ads §3). */
export const leadFormDefaults = {
  locale: 'EN_US',
  greetingTitle: 'Redeem This Offer',
  completionHeadline: 'Thank you, your request has been sent!',
} as const;

/** Maximum lengths of a lead form's texts (UTF-16 units, as stored) and lists. */
export const leadFormLimits = {
  name: 120,
  /** Headlines and buttons. */
  title: 60,
  description: 500,
  disclaimerText: 4000,
  consentText: 500,
  consents: 10,
  url: 2048,
  label: 255,
  key: 120,
  option: 120,
  options: 50,
  questions: 21,
} as const;

/** Questions that Facebook prefills (ads §3), in three groups. */
export const leadFormQuestionGroups = [
  [
    { value: 'FULL_NAME', label: 'Full name' },
    { value: 'EMAIL', label: 'Email' },
    { value: 'PHONE', label: 'Phone' },
    { value: 'DOB', label: 'Date of birth' },
    { value: 'FIRST_NAME', label: 'First name' },
    { value: 'LAST_NAME', label: 'Last name' },
  ],
  [
    { value: 'STREET_ADDRESS', label: 'Address' },
    { value: 'STATE', label: 'State' },
    { value: 'PROVINCE', label: 'Province' },
    { value: 'COUNTRY', label: 'Country' },
  ],
  [
    { value: 'COMPANY_NAME', label: 'Company' },
    { value: 'JOB_TITLE', label: 'Job title' },
    { value: 'WORK_PHONE_NUMBER', label: 'Work phone' },
    { value: 'WORK_EMAIL', label: 'Work email' },
  ],
] as const;
/** Question types on the wire; `CUSTOM` is written by the user. */
export const leadFormQuestionTypes = [
  'FULL_NAME',
  'EMAIL',
  'PHONE',
  'DOB',
  'FIRST_NAME',
  'LAST_NAME',
  'STREET_ADDRESS',
  'STATE',
  'PROVINCE',
  'COUNTRY',
  'COMPANY_NAME',
  'JOB_TITLE',
  'WORK_PHONE_NUMBER',
  'WORK_EMAIL',
  'CUSTOM',
] as const;
/** Default questions of a lead form (ads §3). */
export const defaultLeadFormQuestions = ['FULL_NAME', 'EMAIL', 'PHONE'] as const;

/** The 32 locales of Facebook's lead forms (ads §9). */
export const leadFormLocales = [
  { value: 'AR_AR', label: 'Arabic' },
  { value: 'CS_CZ', label: 'Czech' },
  { value: 'DA_DK', label: 'Danish' },
  { value: 'DE_DE', label: 'German' },
  { value: 'EL_GR', label: 'Greek' },
  { value: 'EN_GB', label: 'English (UK)' },
  { value: 'EN_US', label: 'English (US)' },
  { value: 'ES_ES', label: 'Spanish (Spain)' },
  { value: 'ES_LA', label: 'Spanish (Latin America)' },
  { value: 'FI_FI', label: 'Finnish' },
  { value: 'FR_FR', label: 'French' },
  { value: 'HE_IL', label: 'Hebrew' },
  { value: 'HI_IN', label: 'Hindi' },
  { value: 'HU_HU', label: 'Hungarian' },
  { value: 'ID_ID', label: 'Indonesian' },
  { value: 'IT_IT', label: 'Italian' },
  { value: 'JA_JP', label: 'Japanese' },
  { value: 'KO_KR', label: 'Korean' },
  { value: 'NB_NO', label: 'Norwegian (Bokmål)' },
  { value: 'NL_NL', label: 'Dutch' },
  { value: 'PL_PL', label: 'Polish' },
  { value: 'PT_BR', label: 'Portuguese (Brazil)' },
  { value: 'PT_PT', label: 'Portuguese (Portugal)' },
  { value: 'RO_RO', label: 'Romanian' },
  { value: 'RU_RU', label: 'Russian' },
  { value: 'SV_SE', label: 'Swedish' },
  { value: 'TH_TH', label: 'Thai' },
  { value: 'TR_TR', label: 'Turkish' },
  { value: 'VI_VN', label: 'Vietnamese' },
  { value: 'ZH_CN', label: 'Chinese (Simplified)' },
  { value: 'ZH_HK', label: 'Chinese (Hong Kong)' },
  { value: 'ZH_TW', label: 'Chinese (Taiwan)' },
] as const;
/** Codes of `leadFormLocales`. */
export const leadFormLocaleCodes = leadFormLocales.map(({ value }) => value);
