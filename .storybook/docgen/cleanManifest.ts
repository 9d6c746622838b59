import { resolve } from 'node:path';

const root = `${resolve(import.meta.dirname, '../..')}/`;

type Entry = { readonly path?: string; readonly error?: object };

/** A manifest of Storybook: components by their id. */
export type Manifest = { readonly components?: { readonly components: Readonly<Record<string, Entry>> } };

/**
 * Makes the component manifest ready to publish: paths are relative to the repository, stories that only test and
 * components that Storybook's own reader does not understand are left out. `llms.txt` describes all.
 */
export function cleanManifest<M extends Manifest>(manifest: M): M {
  if (!manifest.components) return manifest;
  const entries = Object.entries(manifest.components.components).filter(
    ([, { path, error }]) => !error && !path?.endsWith('.flows.stories.tsx'),
  );
  const components = { ...manifest.components, components: Object.fromEntries(entries) };
  return JSON.parse(JSON.stringify({ ...manifest, components }).replaceAll(root, ''));
}
