import { listBlocks } from './listBlocks.mjs';

/** Commands that serve until they are stopped, and what shows that they would. */
const builds = { 'npm run dev': 'npm run build', 'npx vite': 'npx vite build' };

/** Lists the commands of a shell block. */
const listCommands = (code) =>
  code
    .replaceAll(/\\\n\s*/g, '')
    .trim()
    .split('\n');

/**
 * Lists what a README tells to do from an empty folder: each list begins at the words "empty folder".
 * @param {string} readme
 * @returns {({ command: string } | { file: string, code: string })[][]}
 */
export function listReadmeSteps(readme) {
  const walks = [];
  let end = 0;
  for (const { language, name, code, start, end: blockEnd } of listBlocks(readme)) {
    const before = readme.slice(end, start).trim().split('\n\n').at(-1) ?? '';
    end = blockEnd;
    if (name) continue;
    if (/\bempty folder\b/.test(before)) walks.push([]);
    const walk = walks.at(-1);
    if (!walk) continue;
    const file = /(?:Write|Replace|^and) `([^`]+)`/.exec(before)?.[1];
    const run = /\brun `([^`]+)`/.exec(before)?.[1];
    if (language === 'sh') walk.push(...listCommands(code).map((command) => ({ command })));
    else if (file) walk.push({ file, code });
    if (file && run) walk.push({ command: builds[run] ?? run });
  }
  return walks;
}
