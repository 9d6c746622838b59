import { campaignStructures, versionFields } from '@adlane/contract/constants';
import { isVersionListValid } from '@adlane/contract/rules';
import { mergeJson } from '@adlane/ui/form';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordChange, redoChange, startHistory, undoChange } from '../form/draftHistory';
import { storyTemplate } from '../story/storyTemplate';
import { changeTexts, hasDefaultsToReset, type TextAction } from './changeTexts';

const opened = { ...storyTemplate.templateContent, unknown: { kept: true } };

const field = fc.constantFrom(...versionFields);
const id = fc.integer({ min: -1, max: 9 });
const press: fc.Arbitrary<TextAction> = fc.oneof(
  fc.record({ type: fc.constant('add' as const), field }),
  fc.record({ type: fc.constantFrom('delete' as const, 'makeDefault' as const), field, id }),
  fc.record({ type: fc.constant('write' as const), field, texts: fc.array(fc.string(), { maxLength: 8 }) }),
  fc.record({ type: fc.constant('structure' as const), to: fc.constantFrom(...campaignStructures) }),
);
const move = fc.oneof({ weight: 4, arbitrary: press }, fc.constantFrom('undo' as const, 'redo' as const));

function brokenLists(content: typeof storyTemplate.templateContent): string[] {
  return versionFields.filter((name) => !isVersionListValid(content[name], name));
}

describe('changeTexts', () => {
  it('preserves exactly one default, consecutive numbers and at least 3 versions through any changes, undone and redone', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
        let history = startHistory<typeof storyTemplate.templateContent>(opened);
        moves.forEach((each, at) => {
          if (each === 'undo') history = undoChange(history);
          else if (each === 'redo') history = redoChange(history);
          else history = recordChange(history, changeTexts(history.present, each), '', at);
          expect(brokenLists(history.present)).toEqual([]);
          expect(history.present.unknown).toEqual({ kept: true });
        });
        while (history.past.length > 0) history = undoChange(history);
        if (moves.length <= 100) expect(history.present).toBe(opened);
      }),
    );
  });

  it('preserves them when two users edit at once and one merges their changes', () => {
    const presses = fc.array(press, { maxLength: 20 });
    fc.assert(
      fc.property(presses, presses, (mine, theirs) => {
        const run = (actions: TextAction[]) => actions.reduce(changeTexts, opened);
        expect(brokenLists(mergeJson(opened, run(mine), run(theirs)))).toEqual([]);
      }),
    );
  });

  it.each([
    ['fewer texts than there are', ['a'], 3, ['a', 1, 2]],
    ['as many', ['a', 'b', 'c'], 3, ['a', 'b', 'c']],
    ['more', ['a', 'b', 'c', 'd'], 4, ['a', 'b', 'c', 'd']],
  ])('writes %s first over first', (_what, texts, length, expected) => {
    const before = opened.headlines.map(({ value }) => value).slice(0, 3);
    const start = { ...opened, headlines: opened.headlines.slice(0, 3) };
    const { headlines } = changeTexts(start, { type: 'write', field: 'headlines', texts });
    expect(headlines).toHaveLength(length);
    expect(headlines.map(({ value }) => value)).toEqual(
      expected.map((each) => (typeof each === 'number' ? before[each] : each)),
    );
    expect(isVersionListValid(headlines, 'headlines')).toBe(true);
  });

  it('says when another structure would move a default', () => {
    expect(hasDefaultsToReset(opened)).toBe(false);
    const moved = changeTexts(opened, { type: 'makeDefault', field: 'subHeadlines', id: 3 });
    expect(hasDefaultsToReset(moved)).toBe(true);
    expect(hasDefaultsToReset(changeTexts(moved, { type: 'structure', to: 'dynamic' }))).toBe(false);
  });
});
