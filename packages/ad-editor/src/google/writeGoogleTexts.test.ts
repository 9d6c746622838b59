import { createDefaultGoogleTemplate, type GoogleAdContent } from '@adlane/contract/ads/templates';
import { addGoogleText, checkGoogleContent, limits, removeGoogleText } from '@adlane/contract/rules';
import { mergeJson } from '@adlane/ui/form';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordChange, redoChange, startHistory, undoChange } from '../form/draftHistory';
import { googleFields, writeGoogleTexts } from './writeGoogleTexts';

const empty = createDefaultGoogleTemplate().createAdTemplateData;
const listNames = ['headlines', 'longHeadline', 'description'] as const;
const toTexts = (list: readonly { text: string }[]) => list.map(({ text }) => text);

describe('writeGoogleTexts', () => {
  it('replaces existing texts, and leaves those beyond them', () => {
    const first = writeGoogleTexts(empty, { headlines: ['A', 'B', 'C'] });
    const second = writeGoogleTexts(first, { headlines: ['D'] });
    expect(toTexts(second.headlines)).toEqual(['D', 'B', 'C']);
    expect(toTexts(second.description)).toEqual(toTexts(empty.description));
  });

  it('adds as many as the list may hold, numbered and titled without gaps', () => {
    const many = Array.from({ length: 20 }, (_none, index) => `Text ${index + 1}`);
    const { headlines, longHeadline, description } = writeGoogleTexts(empty, {
      headlines: many,
      longHeadline: many,
      description: many,
    });
    expect([headlines.length, longHeadline.length, description.length]).toEqual([
      limits.google.headlines.max,
      limits.google.longHeadlines.max,
      limits.google.descriptions.max,
    ]);
    expect(headlines.map(({ id }) => id)).toEqual(headlines.map((_text, index) => index + 1));
    expect(description.map(({ title }) => title).slice(0, 2)).toEqual(['Short Description', 'Description 1']);
  });

  it('unknown fields are preserved', () => {
    expect(writeGoogleTexts({ ...empty, later: 1 }, { headlines: ['A'] })).toMatchObject({ later: 1 });
  });
});

const list = fc.constantFrom(...listNames);
const press = fc.oneof(
  fc.record({ type: fc.constant('add' as const), list }),
  fc.record({ type: fc.constant('remove' as const), list, id: fc.integer({ min: -1, max: 17 }) }),
  fc.record({ type: fc.constant('write' as const), list, texts: fc.array(fc.string(), { maxLength: 20 }) }),
);
type Press = typeof press extends fc.Arbitrary<infer One> ? One : never;
const move = fc.oneof({ weight: 4, arbitrary: press }, fc.constantFrom('undo' as const, 'redo' as const));

/** What a press in one of the lists makes of the ad. */
function pressed(content: GoogleAdContent, action: Press): GoogleAdContent {
  const field = googleFields[action.list];
  const texts = content[action.list];
  switch (action.type) {
    case 'add':
      return { ...content, [action.list]: addGoogleText(texts, field) };
    case 'remove':
      return { ...content, [action.list]: removeGoogleText(texts, field, action.id) };
    case 'write':
      return writeGoogleTexts(content, { [action.list]: action.texts });
  }
}

/** Lists that are too short, too long, or not numbered and titled without gaps. */
function brokenLists(content: GoogleAdContent): string[] {
  const found = checkGoogleContent(content);
  return listNames.filter((name) => found[name] !== undefined);
}

describe('the lists of a Google ad', () => {
  it.each([
    ['headlines', 3, 15],
    ['longHeadlines', 1, 5],
    ['descriptions', 3, 5],
  ] as const)('%s hold %i to %i texts', (field, min, max) => {
    expect(limits.google[field]).toEqual({ min, max });
  });

  it('stay within their limits and numbered without gaps through any presses, undone and done again', () => {
    const opened = { ...empty, later: { kept: true } };
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
        let history = startHistory<GoogleAdContent>(opened);
        moves.forEach((each, at) => {
          if (each === 'undo') history = undoChange(history);
          else if (each === 'redo') history = redoChange(history);
          else history = recordChange(history, pressed(history.present, each), '', at);
          expect(brokenLists(history.present)).toEqual([]);
          expect(history.present.later).toEqual({ kept: true });
        });
        while (history.past.length > 0) history = undoChange(history);
        expect(history.present).toBe(opened);
      }),
    );
  });

  it('stay so when two people press at once and one puts theirs onto the other', () => {
    const presses = fc.array(press, { maxLength: 20 });
    fc.assert(
      fc.property(presses, presses, (mine, theirs) => {
        const run = (actions: typeof mine) => actions.reduce<GoogleAdContent>(pressed, empty);
        expect(brokenLists(mergeJson(empty, run(mine), run(theirs)))).toEqual([]);
      }),
    );
  });
});
