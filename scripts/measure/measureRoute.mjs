import { join } from 'node:path';
import { gzipSize } from './gzipSize.mjs';
import { readChunks } from './readChunks.mjs';

/** What a user who has signed in has loaded: the sign-in page, which loads the router while the user types. */
const loadedBefore = ['index.html', 'src/session/SignInPage.tsx', 'src/app/createApp.tsx'];

/**
 * Measures the scripts that a dashboard page loads after the sign-in.
 * @param {string} folder the built dashboard
 * @param {string[]} routes sources of the page and its layouts, like `src/routes/ads/TemplateEditor.route.tsx`
 * @returns {number} bytes, gzip -9
 */
export function measureRoute(folder, ...routes) {
  const { manifest, chunksFrom } = readChunks(folder);
  const lazy = routes.find((route) => !manifest[route]?.isDynamicEntry);
  if (lazy) throw new Error(`${lazy} is not a lazy chunk: it is part of the scripts that every page loads.`);
  const atStart = new Set(loadedBefore.flatMap(chunksFrom));
  const own = new Set(routes.flatMap(chunksFrom).filter((key) => !atStart.has(key)));
  return [...own].reduce((bytes, key) => bytes + gzipSize(join(folder, manifest[key].file)), 0);
}
