/** Maximum number of versions of a text in an import file: Facebook's maximum per ad. */
export const maxImportedVersions = 5;

const numberColumns = (name: string) =>
  Array.from({ length: maxImportedVersions }, (_, index) => `${name}${index + 1}`);

/** Columns of an import file of templates, with the names of ads §3; only `name` is required. */
export const importColumns: readonly string[] = [
  'name',
  'niche',
  'status',
  'adCreativeType',
  'templateAdType',
  ...numberColumns('adText'),
  ...numberColumns('headline'),
  ...numberColumns('subHeadline'),
  'campaignStructure',
  'callToAction',
  'landingPageUrl',
  'thankYouPage',
  'messageAd',
  'gender',
  'minAge',
  'maxAge',
  'radius',
  'distanceUnit',
  'specialAdCategory',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
];
