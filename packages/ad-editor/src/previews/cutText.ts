/** A text as far as it is shown, and whether something was cut. */
export type CutText = { readonly shown: string; readonly isCut: boolean };

function countCharacters(text: string, characters: number): string {
  // Most texts fit: only longer ones are segmented.
  if (text.length <= characters) return text;
  const points = Array.from(text);
  return points.length <= characters ? text : points.slice(0, characters).join('');
}

/**
 * Cuts as the platforms do: after so many characters (code points), at a word's end where one is near, and after at
 * most so many lines that the author broke.
 */
export function cutText(text: string, characters: number, lines = Number.POSITIVE_INFINITY): CutText {
  const withinLines = Number.isFinite(lines) ? text.split('\n').slice(0, lines).join('\n') : text;
  const within = countCharacters(withinLines, characters);
  if (within === text) return { shown: text, isCut: false };
  const isInsideWord = within.length < withinLines.length && !/\s/.test(withinLines.charAt(within.length));
  const lastSpace = within.search(/\s\S*$/);
  const isWordNear = lastSpace > within.length * 0.7;
  const shown = isInsideWord && isWordNear ? within.slice(0, lastSpace) : within;
  return { shown: shown.trimEnd(), isCut: true };
}
