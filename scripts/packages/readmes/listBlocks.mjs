/**
 * Lists the code blocks of a README. A name after the language (```tsx Welcome.tsx) is the file as which an app outside the
 * workspace runs the block.
 * @param {string} readme
 * @returns {{ language: string, name: string | undefined, code: string, start: number, end: number, line: number }[]}
 */
export function listBlocks(readme) {
  return [...readme.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map((match) => {
    const [block, language, name, code] = match;
    const line = readme.slice(0, match.index).split('\n').length;
    return { language, name, code, start: match.index, end: match.index + block.length, line };
  });
}
