import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from '../projectFolder.mjs';
import { runOrThrow } from '../runCommand.mjs';
import { listBlocks } from './readmes/listBlocks.mjs';
import { findPackageFolder, publishedPackages, stagePackages } from './stagePackage.mjs';

// `npm run check:readmes`: compiles each ts and tsx block of the published packages' READMEs, as an app that has
// installed the packages would. Each block is a separate file: it must import what it uses.

const folder = join(projectFolder, 'build/readmes');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
let count = 0;
for (const [index, staged] of (await stagePackages()).entries()) {
  const name = publishedPackages[index];
  const link = join(folder, 'node_modules/@adlane', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(staged, link);
  const readme = readFileSync(join(findPackageFolder(name), 'README.md'), 'utf8');
  for (const { language, code, line } of listBlocks(readme)) {
    if (!['ts', 'tsx'].includes(language)) continue;
    writeFileSync(join(folder, `${name}-line${line}.${language}`), `${code}export {};\n`);
    count += 1;
  }
}
if (count === 0) throw new Error('No README has a code block.');
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({
    compilerOptions: {
      strict: true,
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      // A symbolic link leads out of the folder, where other versions of React would be found.
      preserveSymlinks: true,
      jsx: 'react-jsx',
      noEmit: true,
      skipLibCheck: true,
      types: [],
    },
    include: ['*.ts', '*.tsx'],
  }),
);
await runOrThrow('npx', ['--no-install', 'tsc', '-p', folder], { cwd: projectFolder });
console.log(`ok   ${count} code blocks of ${publishedPackages.length} READMEs compile`);
