/**
 * Lists the packages of the workspace that a manifest names in another version than theirs.
 * @param {{ name: string, dependencies?: Record<string, string> }} manifest
 * @param {Record<string, string>} versions by name
 * @returns {string[]}
 */
export function listRangeFindings({ name, dependencies = {} }, versions) {
  return Object.entries(dependencies)
    .filter(([other, range]) => other.startsWith('@adlane/') && range !== versions[other])
    .map(([other, range]) => `${name} needs ${other} ${range}, the release has ${versions[other] ?? 'none'}`);
}

/**
 * Compares a packed package with the release that it is part of.
 * @param {{ name: string, version: string, dependencies?: Record<string, string> }} manifest of the tarball
 * @param {string} changelog of the tarball
 * @param {Record<string, string>} versions that are published, by name
 * @returns {string[]} what differs
 */
export function listVersionFindings(manifest, changelog, versions) {
  const planned = versions[manifest.name];
  const newest = /^## (.+)$/m.exec(changelog)?.[1];
  return [
    ...(manifest.version === planned ? [] : [`version ${manifest.version}, the release has ${planned}`]),
    ...(newest === planned ? [] : [`changelog of ${newest ?? 'no version'}, the release has ${planned}`]),
    ...listRangeFindings(manifest, versions),
  ];
}
