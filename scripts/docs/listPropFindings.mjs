import { Script } from 'node:vm';

/** Names that say nothing about a value; what Storybook infers from a story's args is called so, too. */
const vagueTypes = new Set([
  '',
  '-',
  'any',
  'enum',
  'func',
  'function',
  'object',
  'other',
  'union',
  'unknown',
]);

/** Reads the rows of the props tables as a reader sees them. */
const readRows = (tables) =>
  tables.flatMap((table) =>
    [...table.querySelectorAll('tbody > tr')].map((row) => {
      const [name, details, byDefault] = [...row.cells];
      const parts = [...(details?.children ?? [])].map((part) => part.innerText.trim());
      return {
        name: name?.firstElementChild?.innerText.trim() ?? '',
        // Without a description, the type stands alone.
        description: parts.length > 1 ? parts[0] : '',
        type: parts.at(-1) ?? '',
        byDefault: byDefault?.innerText.trim() ?? '',
      };
    }),
  );

/** A default is code: prose is part of the description, and the quotes of a text are written once. */
function isCode(byDefault) {
  if (/^(["'])['"]./.test(byDefault)) return false;
  try {
    new Script(`(${byDefault})`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Lists the rows of a page's props tables that lack a name, a description, a type, or a default that is code.
 * @param {import('playwright').Locator} content of the docs page
 * @returns {Promise<string[]>}
 */
export async function listPropFindings(content) {
  const rows = await content.locator('.docblock-argstable').evaluateAll(readRows);
  return rows.flatMap(({ name, description, type, byDefault }) => [
    ...(name ? [] : ['has a prop without a name']),
    ...(description ? [] : [`shows "${name}" without a description`]),
    ...(vagueTypes.has(type) ? [`shows "${name}" with the type "${type}"`] : []),
    ...(byDefault === '-' || isCode(byDefault) ? [] : [`shows "${name}" with the default ${byDefault}`]),
  ]);
}
