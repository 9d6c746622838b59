import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './listContractCoverage';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Reads the stories of the repository and the components beside them. */
export function readStorySources(): SourceFile[] {
  const folders = ['packages', 'apps/dashboard/src', 'mocks/src', '.storybook'];
  return execFileSync('git', ['ls-files', ...folders], { cwd: projectFolder, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(projectFolder, path), 'utf8') }));
}
