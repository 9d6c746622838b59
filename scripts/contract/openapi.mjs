import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectFolder } from '../projectFolder.mjs';
import { runOrThrow } from '../runCommand.mjs';

// `npm run openapi -- FILE` writes the OpenAPI document of the contract to FILE; the server serves it at /openapi.json.
const [file] = process.argv.slice(2);
if (!file) {
  console.error('Usage: npm run openapi -- FILE');
  process.exit(1);
}
const program = `
  const { contract } = await import('@adlane/contract');
  const { toOpenApi } = await import('@adlane/contract/openapi');
  process.stdout.write(JSON.stringify(toOpenApi(contract), null, 2) + '\\n');
`;
const args = ['--conditions=adlane-source', '--import', 'tsx', '--input-type=module', '--eval', program];
const document = await runOrThrow(process.execPath, args, {
  cwd: join(projectFolder, 'packages/api-server'),
});
writeFileSync(resolve(file), document);
console.log(`${file} is written.`);
