import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'tsup';
import { definePackage, everyModule } from '../../tsup.base';

/** Writes the tokens for design tools and for pages without React, from the modules that were just built. */
async function writeTokenFiles(folder: string): Promise<void> {
  const load = (name: string) => import(pathToFileURL(resolve(folder, `theme/${name}.js`)).href);
  const { buildTokensJson } = await load('buildTokensJson');
  const { buildTokensCss } = await load('buildTokensCss');
  writeFileSync(join(folder, 'tokens.json'), `${JSON.stringify(buildTokensJson(), null, 2)}\n`);
  writeFileSync(join(folder, 'tokens.css'), buildTokensCss());
}

export default defineConfig(({ outDir = 'dist' }) =>
  definePackage(everyModule, { onSuccess: () => writeTokenFiles(outDir) }),
);
