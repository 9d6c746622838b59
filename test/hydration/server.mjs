import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createServer, defaultServerConditions } from 'vite';

// A separate process, because it has one time zone. Renders the sources for the locales that its
// parent sends.
const conditions = ['adlane-source', ...defaultServerConditions];
const server = await createServer({
  configFile: false,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  mode: 'production',
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  ssr: { resolve: { conditions, externalConditions: ['adlane-source', 'node'] } },
});
process.send('ready');
const [pages] = await once(process, 'message');
const { renderStates } = await server.ssrLoadModule('/test/hydration/renderStates.tsx');
const states = await renderStates(pages);
await new Promise((resolve) => {
  process.send(states, resolve);
});
await server.close();
process.disconnect();
