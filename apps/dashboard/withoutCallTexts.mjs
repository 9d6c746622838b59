/** What describes a call in the API reference: `summary: 'Lists the ads',`, or the text in the next line. */
const describing = /^[ \t]+(?:summary|spec):\s*(['"`])(?:\\.|(?!\1)[^\\])*\1,?$/gm;

/**
 * Removes the descriptions of calls, which only the API reference shows. They are a third of what the contract adds to
 * the dashboard's scripts.
 * @param {string} source a `calls.ts` of the contract
 */
export const removeCallTexts = (source) => source.replace(describing, (text) => text.replace(/[^\n]/g, ''));

/** @returns {import('vite').Plugin} */
export const withoutCallTexts = () => ({
  name: 'adlane:without-call-texts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/contract\/src\/.*\/calls\.ts$/ },
    handler: (source) => ({ code: removeCallTexts(source), map: null }),
  },
});
