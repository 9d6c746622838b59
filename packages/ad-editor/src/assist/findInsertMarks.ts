import { findUnresolvedInserts, type InsertMap } from '@adlane/contract/rules';
import type { TextMark } from '@adlane/ui';

const insertTag = /\{[^{}]*\}/g;

/** Positions of the smart inserts of a text; `broken` are unknown ones, such as deleted ones. */
export function findInsertMarks(text: string, inserts: InsertMap): TextMark[] {
  const broken = new Set(findUnresolvedInserts(text, inserts).map((name) => `{${name}}`));
  return [...text.matchAll(insertTag)].flatMap(({ 0: tag, index }) => {
    const isKnown = inserts.has(tag.slice(1, -1));
    if (!isKnown && !broken.has(tag)) return [];
    return [{ start: index, end: index + tag.length, tone: isKnown ? 'known' : 'broken' } as const];
  });
}
