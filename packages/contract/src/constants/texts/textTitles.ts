/** Field names in version titles: name plus number (ads §4). */
export const versionFieldNames = {
  adText: 'Ad Text',
  headlines: 'Headline',
  subHeadlines: 'Sub Headline',
} as const;
/** A version list of a Facebook template. */
export type VersionField = keyof typeof versionFieldNames;
/** Text fields with a version list (ads §4). */
export const versionFields = ['adText', 'headlines', 'subHeadlines'] as const satisfies VersionField[];

/** A text list of a Google template. */
export type GoogleField = 'headlines' | 'longHeadlines' | 'descriptions';

/**
 * Returns the title of the text at a 0-based index. Descriptions are numbered from the second item: the first
 * is the short description.
 */
export function formatGoogleTextTitle(field: GoogleField, index: number): string {
  if (field === 'headlines') return `Headline ${index + 1}`;
  if (field === 'longHeadlines') return `Long Headline ${index + 1}`;
  return index === 0 ? 'Short Description' : `Description ${index}`;
}
