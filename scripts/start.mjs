import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies } from './installDependencies.mjs';
import { projectFolder } from './projectFolder.mjs';

// `npm start`: installs, builds what has changed and runs everything on this machine. Ctrl-C stops it; the
// data stays in the folder `data`.
async function start() {
  await installDependencies();
  const { buildApps } = await import('./buildApps.mjs');
  const { runServer } = await import('./runServer.mjs');
  await buildApps();
  console.log('Starting …');
  const entry = join(projectFolder, 'apps/server/dist/server.js');
  if (!existsSync(entry)) throw new Error(`${entry} is missing. Run: npm run build -- --force`);
  const server = runServer([entry]);
  const { welcome } = await import('./welcome.mjs');
  console.log(welcome(await server.ready));
  process.exitCode = await server.ended;
}

start().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
