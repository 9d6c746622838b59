import { cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions } from 'vite';
import { ensureWorld } from '../mocks/scripts/ensureWorld.mjs';
import { buildApps } from './buildApps.mjs';
import { projectFolder } from './projectFolder.mjs';

// `npm run build-demo`: writes both products with the API into `demo-static`, for any static file server and any
// sub-path.
const root = join(projectFolder, 'apps/dashboard/demo');
const outDir = join(projectFolder, 'demo-static');
const embed = join(projectFolder, 'apps/embed/dist');

/** Folders of the widget's build by their place in the demo. */
const embedFolders = { site: 'demo', frame: 'frame', banner: 'banner', embed: 'sdk' };

await ensureWorld();
await buildApps({ only: ['embed'] });
rmSync(outDir, { recursive: true, force: true });
await build({
  configFile: false,
  root,
  base: './',
  logLevel: 'error',
  plugins: [react()],
  resolve: { conditions: ['adlane-source', ...defaultClientConditions] },
  build: {
    outDir,
    target: 'es2022',
    chunkSizeWarningLimit: 5_000,
    reportCompressedSize: false,
    rolldownOptions: { input: [join(root, 'index.html'), join(root, 'dashboard/index.html')] },
  },
});
for (const [place, folder] of Object.entries(embedFolders)) {
  cpSync(join(embed, folder), join(outDir, place), { recursive: true });
}
const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
cpSync(worker, join(outDir, 'mockServiceWorker.js'));
console.log(`The demo is in ${outDir}. Serve it with any file server, below any path.`);
