import { join } from 'node:path';
import { projectFolder } from '../projectFolder.mjs';
import { runOrThrow } from '../runCommand.mjs';

// `npm run contract:missing` prints the calls that are declared but answer 501, by resource.
const program = `
  const { contract, listCalls } = await import('@adlane/contract');
  const { notImplemented } = await import('./src/notImplemented.ts');
  process.stdout.write(JSON.stringify({ missing: notImplemented, total: listCalls(contract).length }));
`;
const args = ['--conditions=adlane-source', '--import', 'tsx', '--input-type=module', '--eval', program];
const { missing, total } = JSON.parse(
  await runOrThrow(process.execPath, args, { cwd: join(projectFolder, 'packages/api-server') }),
);

const byResource = new Map();
for (const name of missing) {
  const [resource, ...rest] = name.split('.');
  byResource.set(resource, [...(byResource.get(resource) ?? []), rest.join('.')]);
}
for (const [resource, names] of byResource) console.log(`${resource} (${names.length}): ${names.join(', ')}`);
console.log(`${missing.length} of ${total} calls are declared and not implemented yet.`);
