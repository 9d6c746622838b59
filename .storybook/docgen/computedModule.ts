import type { Plugin } from 'vite';

/**
 * Serves data as the module `virtual:NAME`, computed when it is first imported.
 * @param name of the module
 * @param compute returns what JSON can hold; the module's default export
 */
export function computedModule(name: string, compute: () => unknown): Plugin {
  const publicId = `virtual:${name}`;
  const privateId = `\0${publicId}`;
  return {
    name: `adlane:${name}`,
    resolveId: (id) => (id === publicId ? privateId : undefined),
    async load(id) {
      return id === privateId ? `export default ${JSON.stringify(await compute())};` : undefined;
    },
  };
}
