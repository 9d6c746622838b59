/** A code block of a README. */
export type Example = { readonly language: 'tsx' | 'typescript' | 'bash'; readonly code: string };

const languages = { ts: 'typescript', tsx: 'tsx', sh: 'bash' } as const;

/**
 * Finds the first code block of a README with a text; commands only by their text.
 * @throws where no block has it
 */
export function findExample(readme: string, text: string): Example {
  for (const [, short = '', code = ''] of readme.matchAll(/^```(tsx?|sh)(?: \S+)?\n([\s\S]*?)^```$/gm)) {
    const language = Object.entries(languages).find(([name]) => name === short)?.[1];
    if (language && code.includes(text) && (text || language !== 'bash'))
      return { language, code: code.trimEnd() };
  }
  throw new Error(`No code block of the README has ${JSON.stringify(text)}.`);
}
