import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOrThrow } from '../../runCommand.mjs';
import { findPackageFolder } from '../stagePackage.mjs';
import { listReadmeSteps } from './listReadmeSteps.mjs';

/** Does the steps in a folder; `cd` changes it for those that follow. */
async function follow(steps, folder, env) {
  let cwd = folder;
  for (const { command, file, code } of steps) {
    const into = /^cd (\S+)$/.exec(command ?? '')?.[1];
    if (file) writeFileSync(join(cwd, file), code);
    else if (into) cwd = join(cwd, into);
    else await runOrThrow('bash', ['-c', command], { cwd, env });
  }
}

/**
 * Follows the READMEs of packages literally, from an empty folder.
 * @param {string} folder where the empty folders go
 * @param {readonly { name: string }[]} packed
 * @param {string} registry address of the one with the packages
 */
export async function followReadmes(folder, packed, registry) {
  const env = { 'npm_config_@adlane:registry': registry, npm_config_yes: 'true' };
  for (const { name } of packed) {
    const readme = readFileSync(join(findPackageFolder(name), 'README.md'), 'utf8');
    for (const [index, steps] of listReadmeSteps(readme).entries()) {
      const started = Date.now();
      const empty = join(folder, `readme-${name}-${index}`);
      mkdirSync(empty, { recursive: true });
      await follow(steps, empty, env);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`ok   README of ${name}: ${steps.length} steps from an empty folder (${seconds} s)`);
    }
  }
}
