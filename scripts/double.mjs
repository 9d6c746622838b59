import { join } from 'node:path';
import { installDependencies } from './installDependencies.mjs';
import { projectFolder } from './projectFolder.mjs';

// `npm run double`: only the simulated ad platforms, on ADLANE_DOUBLES_PORT (4310).
await installDependencies();
const { buildApps } = await import('./buildApps.mjs');
await buildApps({ only: ['server'] });
await import(join(projectFolder, 'apps/server/dist/double.js'));
