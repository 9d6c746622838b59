import { defaultGoogleTemplate } from '@adlane/contract';
import { limits } from '@adlane/contract/rules';
import { describe, expect, it } from 'vitest';
import { writeGoogleTexts } from './writeGoogleTexts';

const empty = defaultGoogleTemplate().createAdTemplateData;
const textsOf = (list: readonly { text: string }[]) => list.map(({ text }) => text);

describe('writeGoogleTexts', () => {
  it('puts texts over those that are there, and keeps those beyond them', () => {
    const first = writeGoogleTexts(empty, { headlines: ['A', 'B', 'C'] });
    const second = writeGoogleTexts(first, { headlines: ['D'] });
    expect(textsOf(second.headlines)).toEqual(['D', 'B', 'C']);
    expect(textsOf(second.description)).toEqual(textsOf(empty.description));
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

  it('keeps fields that nobody knows', () => {
    expect(writeGoogleTexts({ ...empty, later: 1 }, { headlines: ['A'] })).toMatchObject({ later: 1 });
  });
});
