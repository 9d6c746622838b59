import { toNameKey } from './toNameKey';

const copyMark = / \(Copy(?: \d+)?\)$/u;

/**
 * Returns a free name for a copy: `Spring (Copy)`, then `Spring (Copy 2)`.
 * @param used keys (`toNameKey`) of the names in use
 * @param max UTF-16 units; a long name is cut, never inside a character
 */
export function copyName(name: string, used: ReadonlySet<string>, max = 120): string {
  const base = name.replace(copyMark, '');
  for (let copy = 1; ; copy += 1) {
    const mark = copy === 1 ? ' (Copy)' : ` (Copy ${copy})`;
    const candidate = `${cut(base, max - mark.length)}${mark}`;
    if (!used.has(toNameKey(candidate))) return candidate;
  }
}

function cut(text: string, max: number): string {
  let shortened = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (shortened.length + segment.length > max) break;
    shortened += segment;
  }
  return shortened.trimEnd();
}
