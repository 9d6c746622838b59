import { installDependencies } from './installDependencies.mjs';
import { projectFolder } from './projectFolder.mjs';
import { runCommand } from './runCommand.mjs';

// `npm run bench [part]`: measures against the budgets in bench/budgets.json; `part` is the start of a file's name there.
await installDependencies();
const parts = process.argv.slice(2).map((part) => `bench/${part}`);
const args = ['--no-install', 'vitest', 'run', '--config', 'test/vitest.bench.config.ts', ...parts];
const env = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
const { code } = await runCommand('npx', args, { cwd: projectFolder, env, show: true });
process.exitCode = code;
