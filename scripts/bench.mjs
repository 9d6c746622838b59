import { installDependencies } from './installDependencies.mjs';
import { projectFolder } from './projectFolder.mjs';
import { runCommand } from './runCommand.mjs';

// `npm run bench [part] [-- -t name]`: measures against the budgets in bench/budgets.json; `part` is the
// beginning of a benchmark's file name, `name` selects single measurements.
await installDependencies();
const own = process.argv.slice(2);
const firstFlag = own.findIndex((arg) => arg.startsWith('-'));
const flags = firstFlag < 0 ? [] : own.splice(firstFlag);
const parts = own.map((part) => `bench/${part}`);
const args = ['--no-install', 'vitest', 'run', '--config', 'test/vitest.bench.config.ts', ...parts, ...flags];
const env = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
const { code } = await runCommand('npx', args, { cwd: projectFolder, env, show: true });
process.exitCode = code;
