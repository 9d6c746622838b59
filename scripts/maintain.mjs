import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies } from './installDependencies.mjs';
import { projectFolder } from './projectFolder.mjs';
import { runCommand } from './runCommand.mjs';

// `npm run backup [-- <folder>]`, `npm run restore -- <folder>`, `npm run rotate-keys`: see
// docs/self-hosting.md.
await installDependencies();
const { buildApps } = await import('./buildApps.mjs');
await buildApps({ only: ['server'] });
const entry = join(projectFolder, 'apps/server/dist/maintain.js');
if (!existsSync(entry)) throw new Error(`${entry} is missing. Run: npm run build -- --force`);
const { code } = await runCommand(process.execPath, [entry, ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? projectFolder,
  show: true,
});
process.exitCode = code;
