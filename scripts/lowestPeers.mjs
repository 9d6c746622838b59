const parts = (version) => version.split('.').map(Number);

/** The version that a range begins with: `^3.37.0` is 3.37.0, `>=19` is 19.0.0. */
function beginningOf(range) {
  const [, version] = /^(?:\^|~|>=)?(\d+(?:\.\d+){0,2})$/.exec(range) ?? [];
  if (version === undefined) throw new Error(`Which version does the range "${range}" begin with?`);
  return [...parts(version), 0, 0].slice(0, 3).join('.');
}

function isLower(left, right) {
  const [a, b] = [parts(left), parts(right)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at !== -1 && a[at] < b[at];
}

/**
 * The lowest versions of their peers that packages can be installed with together: of each, the highest of the versions
 * that their ranges begin with. Optional peers are left out.
 * @param {readonly object[]} manifests contents of their `package.json`
 * @returns {Record<string, string>} versions by name
 * @throws Error for a range that has no plain beginning
 */
export function lowestPeers(manifests) {
  const lowest = {};
  for (const { peerDependencies = {}, peerDependenciesMeta = {} } of manifests) {
    for (const [name, range] of Object.entries(peerDependencies)) {
      if (peerDependenciesMeta[name]?.optional) continue;
      const version = beginningOf(range);
      if (lowest[name] === undefined || isLower(lowest[name], version)) lowest[name] = version;
    }
  }
  return lowest;
}
