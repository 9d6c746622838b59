const parts = (version) => version.split('.').map(Number);

/** Returns the lowest version of a range: `^3.37.0` gives 3.37.0, `>=19` gives 19.0.0. */
function getLowestVersion(range) {
  const [, version] = /^(?:\^|~|>=)?(\d+(?:\.\d+){0,2})$/.exec(range) ?? [];
  if (version === undefined) throw new Error(`Cannot find the lowest version of the range "${range}".`);
  return [...parts(version), 0, 0].slice(0, 3).join('.');
}

function isLower(left, right) {
  const [a, b] = [parts(left), parts(right)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at !== -1 && a[at] < b[at];
}

/**
 * Returns the lowest peer versions that all packages accept: per peer, the highest of the ranges' lowest
 * versions. Optional peers are left out.
 * @param {readonly object[]} manifests contents of their `package.json`
 * @returns {Record<string, string>} versions by name
 * @throws Error for a range without a plain lowest version
 */
export function lowestPeers(manifests) {
  const lowest = {};
  for (const { peerDependencies = {}, peerDependenciesMeta = {} } of manifests) {
    for (const [name, range] of Object.entries(peerDependencies)) {
      if (peerDependenciesMeta[name]?.optional) continue;
      const version = getLowestVersion(range);
      if (lowest[name] === undefined || isLower(lowest[name], version)) lowest[name] = version;
    }
  }
  return lowest;
}
