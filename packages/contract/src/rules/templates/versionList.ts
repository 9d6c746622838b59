import type { TextVersion } from '../../ads/templates/schemas';
import { limits } from '../../constants/limits';
import { type VersionField, versionFieldNames } from '../../constants/texts/textTitles';

type Versions = readonly TextVersion[];
type VersionLists = Readonly<Record<VersionField, Versions>>;

function renumber(versions: Versions, field: VersionField): TextVersion[] {
  return versions.map((version, index) => ({
    ...version,
    id: index + 1,
    title: `${versionFieldNames[field]} ${index + 1}`,
  }));
}

function setDefaultAt(versions: Versions, defaultIndex: number): TextVersion[] {
  return versions.map((version, index) => ({ ...version, isDefault: index === defaultIndex }));
}

/** Adds an empty version with the next number, not default. The first of a list is its default. */
export function addVersion(versions: Versions, field: VersionField, value = ''): TextVersion[] {
  const added = { id: 0, title: '', value, isDefault: versions.length === 0 };
  return renumber([...versions, added], field);
}

/** True if the list has more than its minimum of 3. */
export function canDeleteVersion(versions: Versions): boolean {
  return versions.length > limits.facebookVersions.min;
}

/**
 * Removes a version; the rest is renumbered and retitled. If the default is removed, the first becomes
 * default. Returns an equal list if the version is unknown or at the minimum.
 */
export function deleteVersion(versions: Versions, field: VersionField, id: number): TextVersion[] {
  const rest = versions.filter((version) => version.id !== id);
  if (!canDeleteVersion(versions) || rest.length === versions.length) return [...versions];
  const numbered = renumber(rest, field);
  return numbered.some((version) => version.isDefault) ? numbered : setDefaultAt(numbered, 0);
}

/** Makes a version the only default. An unknown id changes nothing. */
export function setDefaultVersion(versions: Versions, id: number): TextVersion[] {
  const index = versions.findIndex((version) => version.id === id);
  return index < 0 ? [...versions] : setDefaultAt(versions, index);
}

/** Changes a version's text. An unknown id changes nothing. */
export function editVersion(versions: Versions, id: number, value: string): TextVersion[] {
  return versions.map((version) => (version.id === id ? { ...version, value } : version));
}

/**
 * Changes the campaign structure: the first item of each list becomes its default again; other fields are
 * unchanged.
 */
export function changeCampaignStructure<
  Content extends VersionLists & { readonly campaignStructure: string },
>(content: Content, campaignStructure: Content['campaignStructure']): Content {
  if (content.campaignStructure === campaignStructure) return content;
  return {
    ...content,
    campaignStructure,
    adText: setDefaultAt(content.adText, 0),
    headlines: setDefaultAt(content.headlines, 0),
    subHeadlines: setDefaultAt(content.subHeadlines, 0),
  };
}

/** Returns the version that is shown and launched first. */
export function findDefaultVersion(versions: Versions): TextVersion | undefined {
  return versions.find((version) => version.isDefault) ?? versions[0];
}

/** True for a list that follows ads §4: at least 3, numbered and titled without gaps, exactly one default. */
export function isVersionListValid(versions: Versions, field: VersionField): boolean {
  const numbered = versions.every(
    (version, index) =>
      version.id === index + 1 && version.title === `${versionFieldNames[field]} ${index + 1}`,
  );
  const defaults = versions.filter((version) => version.isDefault).length;
  return numbered && defaults === 1 && versions.length >= limits.facebookVersions.min;
}
