import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { computedModule } from '../docgen/computedModule.ts';
import type { Reference } from './Reference.ts';

const describer = fileURLToPath(new URL('./describeApi.ts', import.meta.url));

type Describer = { readonly describeApi: () => Reference };

/** Serves what the API page shows, so that the page need not build the schemas of every call. */
export function serveReference(): Plugin {
  return computedModule('api-reference', async () => {
    const { module } = await runnerImport<Describer>(describer, { logLevel: 'warn' });
    return module.describeApi();
  });
}
