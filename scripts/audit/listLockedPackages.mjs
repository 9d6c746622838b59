/**
 * Lists the packages of a `package-lock.json`, without those of the repository itself.
 * @returns {{ name: string, version: string, isDev: boolean }[]}
 */
export function listLockedPackages({ packages }) {
  return Object.entries(packages)
    .filter(([path, { link, version }]) => path.includes('node_modules/') && !link && version !== undefined)
    .map(([path, { name, version, dev, devOptional }]) => ({
      name: name ?? path.split('node_modules/').at(-1),
      version,
      isDev: Boolean(dev || devOptional),
    }));
}
