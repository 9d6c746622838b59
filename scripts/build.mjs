import { installDependencies } from './installDependencies.mjs';

// `npm run build [-- --force] [-- server dashboard embed]`: builds apps whose sources have changed.
await installDependencies();
const { buildApps } = await import('./buildApps.mjs');
const args = process.argv.slice(2);
const only = args.filter((arg) => !arg.startsWith('-'));
try {
  const lines = await buildApps({ force: args.includes('--force'), only });
  console.log(lines.length === 0 ? 'Everything is up to date.' : lines.join('\n'));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
