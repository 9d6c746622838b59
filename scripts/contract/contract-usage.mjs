import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../projectFolder.mjs';
import { runOrThrow } from '../runCommand.mjs';

// `npm run contract:usage` prints each call that people make with the folders of the screens that use it, and fails if
// an unused call has no reason in unusedCalls.json.
const program = `
  const { contract, listCalls } = await import('@adlane/contract');
  const calls = listCalls(contract).map(({ name, call }) => ({ name, kind: call.access.kind }));
  process.stdout.write(JSON.stringify(calls));
`;
const args = ['--conditions=adlane-source', '--import', 'tsx', '--input-type=module', '--eval', program];
const cwd = join(projectFolder, 'packages/api-server');
const calls = JSON.parse(await runOrThrow(process.execPath, args, { cwd }));

const folders = ['packages/screens/src', 'packages/ad-editor/src', 'apps/dashboard/src'];
const files = execFileSync('git', ['ls-files', ...folders], { cwd: projectFolder, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.(stories|test|fixtures)\./.test(path))
  .map((path) => ({ path, text: readFileSync(join(projectFolder, path), 'utf8') }));

/** Lists the folders whose files use a call; `contract.….access` only asks for permission. */
function listUsers(name) {
  const use = new RegExp(`(?<!contract\\.)\\b${name.replace('.', '\\s*\\.\\s*')}\\b`);
  const users = files.filter(({ text }) => use.test(text));
  return [...new Set(users.map(({ path }) => path.split('/').slice(0, -1).join('/')))];
}

const reasons = JSON.parse(readFileSync(join(projectFolder, 'scripts/contract/unusedCalls.json'), 'utf8'));
const forPeople = calls.filter(({ kind }) => kind === 'user' || kind === 'public');
const problems = [];
let used = 0;
for (const { name } of forPeople) {
  const users = listUsers(name);
  const reason = reasons[name] ?? reasons[`${name.split('.')[0]}.*`];
  if (users.length > 0) used += 1;
  else if (reason === undefined) problems.push(name);
  console.log(`${name}: ${users.join(', ') || `unused: ${reason ?? 'no reason stated'}`}`);
}
console.log(`${used} of ${forPeople.length} calls for people are used by a screen.`);
if (problems.length > 0) console.log(`Unused without a reason: ${problems.join(', ')}`);
process.exitCode = problems.length > 0 ? 1 : 0;
