import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './projectFolder.mjs';
import { runOrThrow } from './runCommand.mjs';

// `npm run openapi` writes docs/openapi.json from the contract; with --check it fails where the file is stale.
const path = join(projectFolder, 'docs/openapi.json');
const program = `
  const { contract } = await import('@adlane/contract');
  const { toOpenApi } = await import('@adlane/contract/openapi');
  process.stdout.write(JSON.stringify(toOpenApi(contract), null, 2) + '\\n');
`;
const args = ['--conditions=adlane-source', '--import', 'tsx', '--input-type=module', '--eval', program];
const fresh = await runOrThrow(process.execPath, args, { cwd: join(projectFolder, 'packages/api-server') });

if (process.argv.includes('--check')) {
  let kept = '';
  try {
    kept = readFileSync(path, 'utf8');
  } catch {
    // A missing file is stale like any other.
  }
  if (kept !== fresh) {
    console.error('docs/openapi.json does not match the contract. Run: npm run openapi');
    process.exitCode = 1;
  }
} else {
  writeFileSync(path, fresh);
  console.log('docs/openapi.json is written.');
}
