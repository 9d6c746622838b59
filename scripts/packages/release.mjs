import { projectFolder } from '../projectFolder.mjs';
import { runOrThrow } from '../runCommand.mjs';
import { stagePackages } from './stagePackage.mjs';

// `npm run release`: stages the packages as published and uploads those whose version the registry does not have.
await stagePackages();
await runOrThrow('npx', ['--no-install', 'changeset', 'publish'], { cwd: projectFolder, show: true });
