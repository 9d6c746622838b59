import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { installDependencies } from './installDependencies.mjs';
import { projectFolder } from './projectFolder.mjs';

// `npm run dev`: like `npm start`, with hot reload of the pages and restarts of the server.
await installDependencies();
const { buildApps } = await import('./buildApps.mjs');

const dashboardPort = process.env.ADLANE_PORT ?? '4300';
const apiPort = process.env.ADLANE_API_PORT ?? '4320';
const children = [];
let isStopping = false;

function stopAll(reason) {
  if (isStopping) return;
  isStopping = true;
  console.log(reason);
  for (const child of children) child.kill('SIGTERM');
  for (const watcher of watchers) watcher.close();
}

/** Starts one of the programs; when one of them exits, all of them are stopped. */
function run(name, args, env) {
  const child = spawn(process.execPath, args, {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.once('exit', (code) => stopAll(`${name} ended (${code ?? 'by a signal'}).`));
  children.push(child);
}

/** Other sites load the widget, so it is rebuilt instead of updated in place. */
let embedBuild;
async function buildEmbed() {
  const lines = await buildApps({ only: ['embed'] }).catch((error) => [error.message]);
  if (lines.length > 0) console.log(lines.join('\n'));
}
function rebuildEmbed() {
  clearTimeout(embedBuild);
  embedBuild = setTimeout(() => void buildEmbed(), 300);
}

await buildEmbed();
const embedSources = ['apps/embed/src', 'packages/widget-core/src', 'packages/messenger/src'];
const watchers = embedSources.map((path) =>
  watch(join(projectFolder, path), { recursive: true }, rebuildEmbed),
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll('\nStopping …'));

const tsx = 'node_modules/tsx/dist/cli.mjs';
run('The server', [tsx, 'watch', '--conditions=adlane-source', 'apps/server/src/main.ts'], {
  ADLANE_PORT: apiPort,
});
run(
  'The dashboard',
  ['node_modules/vite/bin/vite.js', 'apps/dashboard', '--port', dashboardPort, '--strictPort'],
  {
    ADLANE_API_URL: `http://localhost:${apiPort}`,
  },
);
console.log(`Dashboard on http://localhost:${dashboardPort}, API on http://localhost:${apiPort}`);
