import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists the messages that stories claim to show by `parameters.showsMessages`, with the story file of each. A story whose
 * play does not show what it claims fails.
 * @param {string} root
 * @returns {Map<string, string>}
 */
export function listStoryMessages(root) {
  const shown = new Map();
  for (const folder of ['packages', 'apps']) {
    for (const path of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith('.flows.stories.tsx') || path.includes('node_modules')) continue;
      const source = readFileSync(join(root, folder, path), 'utf8');
      for (const [, keys = ''] of source.matchAll(/showsMessages: \[([^\]]*)\]/g))
        for (const [, key] of keys.matchAll(/'(\w+)'/g)) shown.set(key, join(folder, path));
    }
  }
  return shown;
}
