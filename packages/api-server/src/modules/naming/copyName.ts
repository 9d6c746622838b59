import { nameKey } from './nameKey';

const copyMark = / \(Copy(?: \d+)?\)$/u;

/**
 * A free name for a copy: `Spring (Copy)`, then `Spring (Copy 2)`.
 * @param taken keys (`nameKey`) of the names in use
 * @param max UTF-16 units; a long name loses its end, never half a character
 */
export function copyName(name: string, taken: ReadonlySet<string>, max = 120): string {
  const base = name.replace(copyMark, '');
  for (let copy = 1; ; copy += 1) {
    const mark = copy === 1 ? ' (Copy)' : ` (Copy ${copy})`;
    const candidate = `${cut(base, max - mark.length)}${mark}`;
    if (!taken.has(nameKey(candidate))) return candidate;
  }
}

function cut(text: string, max: number): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (kept.length + segment.length > max) break;
    kept += segment;
  }
  return kept.trimEnd();
}
