/** Where an ad is looked at. */
export type PreviewDevice = 'desktop' | 'mobile';

/**
 * What the Facebook feed shows before it cuts, in code points; `textLines` counts lines that the author broke.
 * Facebook publishes recommendations (125 characters of text), not its cut-offs; these are what its feeds were seen
 * to do in 2025 and 2026. A description of 0 is not shown at all.
 */
export const feedCutOffs = {
  desktop: { text: 300, textLines: 5, headline: 40, description: 30 },
  mobile: { text: 125, textLines: 3, headline: 40, description: 0 },
} as const;

/** A text as far as it is shown, and whether something was cut. */
export type CutText = { readonly shown: string; readonly isCut: boolean };

function lengthWithin(text: string, characters: number): string {
  const points = Array.from(text);
  return points.length <= characters ? text : points.slice(0, characters).join('');
}

/** Cuts like the feed does: at a word's end where one is near, after at most so many lines. */
export function cutText(text: string, characters: number, lines = Number.POSITIVE_INFINITY): CutText {
  const withinLines = Number.isFinite(lines) ? text.split('\n').slice(0, lines).join('\n') : text;
  const within = lengthWithin(withinLines, characters);
  if (within === text) return { shown: text, isCut: false };
  const isInsideWord = within.length < withinLines.length && !/\s/.test(withinLines.charAt(within.length));
  const lastSpace = within.search(/\s\S*$/);
  const isWordNear = lastSpace > within.length * 0.7;
  const shown = isInsideWord && isWordNear ? within.slice(0, lastSpace) : within;
  return { shown: shown.trimEnd(), isCut: true };
}
