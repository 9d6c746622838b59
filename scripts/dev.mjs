import { spawn } from 'node:child_process';
import { installDependencies } from './installDependencies.mjs';
import { projectFolder } from './projectFolder.mjs';

// `npm run dev`: like `npm start`, with the server restarted and the pages updated as their sources change.
const dashboardPort = process.env.ADLANE_PORT ?? '4300';
const apiPort = process.env.ADLANE_API_PORT ?? '4320';

/** Starts one of the programs; when any of them ends, all end. */
function run(name, args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.once('exit', (code) => stopAll(`${name} ended (${code ?? 'by a signal'}).`));
  return child;
}

const children = [];
let isStopping = false;
function stopAll(reason) {
  if (isStopping) return;
  isStopping = true;
  console.log(reason);
  for (const child of children) child.kill('SIGTERM');
}

await installDependencies();
const vite = 'node_modules/vite/bin/vite.js';
const watchedServer = [
  'node_modules/tsx/dist/cli.mjs',
  'watch',
  '--conditions=adlane-source',
  'apps/server/src/main.ts',
];
children.push(
  run('The server', watchedServer, { ADLANE_PORT: apiPort }),
  run('The dashboard', [vite, 'apps/dashboard', '--port', dashboardPort, '--strictPort'], {
    ADLANE_API_URL: `http://localhost:${apiPort}`,
  }),
  run('The widget', ['scripts/build.mjs', 'embed', '--watch']),
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll('\nStopping …'));
console.log(`Dashboard on http://localhost:${dashboardPort}, API on http://localhost:${apiPort}`);
