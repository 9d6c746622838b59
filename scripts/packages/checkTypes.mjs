import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../projectFolder.mjs';
import { runCommand } from '../runCommand.mjs';
import { linkApp } from './installApp.mjs';

/** Type instantiations that a program of twelve lines with the client may cost. */
const maxInstantiations = 200_000;

/** Resolutions that the packages support, with the module format of each. */
const resolutions = { bundler: 'esnext', nodenext: 'nodenext' };

const clientProgram = `import { createClient, createQueries, isHttpError } from '@adlane/api-client';
import { contract } from '@adlane/contract';

const client = createClient(contract, { baseUrl: 'http://localhost' });
const queries = createQueries(contract, client);
export async function rename(id: number): Promise<string> {
  const template = await client.templates.view({ params: { id } });
  await client.templates.update({ params: { id }, body: { name: \`\${template.name}!\` } });
  return JSON.stringify(queries.templates.view.key({ params: { id } }));
}
export const isMissing = (error: unknown) => isHttpError(error) && error.status === 404;
`;

/** Types that are unknown would accept the last element. */
const layoutProgram = `import { Box, type LayoutProps, Stack } from '@adlane/ui';
import { createRef, type ReactElement } from 'react';

const quiet: LayoutProps = { color: 'fg.muted', textStyle: { base: 'xs', md: 'sm' }, _hover: { color: 'fg' } };
export const row: ReactElement = (
  <Stack direction={{ base: 'column', md: 'row' }} gap={4} css={{ '& svg': { boxSize: 4 } }}>
    <Box as="form" ref={createRef<HTMLFormElement>()} px="5" minW={0} {...quiet} />
  </Stack>
);
// @ts-expect-error: an element has no such attribute.
export const wrong: ReactElement = <Box paddding={4} />;
`;

/** Runs the compiler over a file of a folder. */
async function compile(folder, file, resolution, more) {
  const options = [
    ['--target', 'es2022', '--lib', 'es2023,dom,dom.iterable', '--jsx', 'react-jsx'],
    ['--module', resolutions[resolution], '--moduleResolution', resolution],
    ['--strict', '--noEmit', '--types', '', '--pretty', 'false', ...more],
  ].flat();
  const tsc = join(projectFolder, 'node_modules/.bin/tsc');
  const { output } = await runCommand(tsc, [file, '--ignoreConfig', ...options], { cwd: folder });
  return output;
}

/** Lists errors in the packages and in the program; those of other packages are theirs. */
const listOwnErrors = (output) =>
  output
    .split('\n')
    .filter((line) => /: error TS\d+|^error /.test(line))
    .filter((line) => !line.includes('node_modules/') || line.includes('node_modules/@adlane/'));

/** Lists the modules of a package that have types. */
function listEntries({ name, exports }) {
  return Object.entries(exports)
    .filter(([path, { types }]) => types && !path.includes('*'))
    .map(([path]) => `${name}${path.slice(1)}`);
}

/**
 * Compiles a program that imports every entry of the packages, with their declarations checked, and one that uses the
 * client.
 * @returns {Promise<string[]>} errors, and a cost above the limit
 */
export async function checkTypes(folder, packed) {
  const install = { '@types/react': '19.3.0', '@types/react-dom': '19.3.0' };
  mkdirSync(folder, { recursive: true });
  const manifests = await linkApp(folder, { install }, packed);
  const entries = manifests.flatMap(listEntries);
  const imports = entries.map((entry, index) => `import * as entry${index} from '${entry}';`);
  const list = `export const entries = [${entries.map((_, index) => `entry${index}`).join(', ')}];`;
  writeFileSync(join(folder, 'everyEntry.ts'), [...imports, list, ''].join('\n'));
  writeFileSync(join(folder, 'client.ts'), clientProgram);
  writeFileSync(join(folder, 'layout.tsx'), layoutProgram);
  const findings = [];
  for (const resolution of Object.keys(resolutions)) {
    const every = await compile(folder, 'everyEntry.ts', resolution, ['--skipLibCheck', 'false']);
    findings.push(...listOwnErrors(every).map((error) => `${resolution}: ${error}`));
    const layout = await compile(folder, 'layout.tsx', resolution, ['--skipLibCheck']);
    findings.push(...listOwnErrors(layout).map((error) => `${resolution}: ${error}`));
    const small = await compile(folder, 'client.ts', resolution, ['--skipLibCheck', '--extendedDiagnostics']);
    findings.push(...listOwnErrors(small).map((error) => `${resolution}: ${error}`));
    const instantiations = Number(/^Instantiations:\s+(\d+)/m.exec(small)?.[1]);
    console.log(`     ${entries.length} entries as ${resolution}, client: ${instantiations} instantiations`);
    if (!(instantiations <= maxInstantiations))
      findings.push(
        `${resolution}: the client costs ${instantiations} of ${maxInstantiations} instantiations`,
      );
  }
  return findings;
}
