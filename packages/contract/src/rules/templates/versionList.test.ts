import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextVersion } from '../../ads/templates/schemas';
import { createDefaultTemplateContent } from '../../ads/templates/templateDefaults';
import { campaignStructures } from '../../constants/templates';
import { type VersionField, versionFields } from '../../constants/texts/textTitles';
import {
  addVersion,
  canDeleteVersion,
  changeCampaignStructure,
  deleteVersion,
  editVersion,
  findDefaultVersion,
  isVersionListValid,
  setDefaultVersion,
} from './versionList';

const three = ['one', 'two', 'three'].reduce(
  (list, value) => addVersion(list, 'headlines', value),
  addVersion([], 'headlines').slice(0, 0),
);

type Move = { readonly field: VersionField } & (
  | { readonly kind: 'add'; readonly value: string }
  | { readonly kind: 'delete' | 'default'; readonly id: number }
  | { readonly kind: 'edit'; readonly id: number; readonly value: string }
);

function moved(list: readonly TextVersion[], move: Move): TextVersion[] {
  switch (move.kind) {
    case 'add':
      return addVersion(list, move.field, move.value);
    case 'delete':
      return deleteVersion(list, move.field, move.id);
    case 'default':
      return setDefaultVersion(list, move.id);
    case 'edit':
      return editVersion(list, move.id, move.value);
  }
}

describe('version lists', () => {
  it('addVersion numbers and titles by the field, the first one default', () => {
    expect(three).toEqual([
      { id: 1, title: 'Headline 1', value: 'one', isDefault: true },
      { id: 2, title: 'Headline 2', value: 'two', isDefault: false },
      { id: 3, title: 'Headline 3', value: 'three', isDefault: false },
    ]);
    expect(addVersion([], 'adText')[0]?.title).toBe('Ad Text 1');
    expect(addVersion([], 'subHeadlines')[0]?.title).toBe('Sub Headline 1');
  });

  it('addVersion adds the next number, not default', () => {
    expect(addVersion(three, 'headlines').at(-1)).toEqual({
      id: 4,
      title: 'Headline 4',
      value: '',
      isDefault: false,
    });
  });

  it('deleteVersion renumbers and retitles the rest', () => {
    const four = addVersion(three, 'headlines', 'four');
    expect(deleteVersion(four, 'headlines', 2).map(({ id, title, value }) => [id, title, value])).toEqual([
      [1, 'Headline 1', 'one'],
      [2, 'Headline 2', 'three'],
      [3, 'Headline 3', 'four'],
    ]);
  });

  it('deleteVersion leaves at least 3 versions', () => {
    expect(canDeleteVersion(three)).toBe(false);
    expect(deleteVersion(three, 'headlines', 2)).toEqual(three);
    expect(canDeleteVersion(addVersion(three, 'headlines'))).toBe(true);
  });

  it('deleteVersion makes the first version default if the default is removed', () => {
    const four = setDefaultVersion(addVersion(three, 'headlines', 'four'), 4);
    expect(findDefaultVersion(four)?.value).toBe('four');
    expect(findDefaultVersion(deleteVersion(four, 'headlines', 4))?.value).toBe('one');
  });

  it('editVersion changes one text only', () => {
    expect(editVersion(three, 2, 'new')[1]).toEqual({ ...three[1], value: 'new' });
    expect(editVersion(three, 9, 'new')).toEqual(three);
  });

  it('changeCampaignStructure resets the default of each list to its first item', () => {
    const moved = setDefaultVersion(three, 3);
    const content = {
      campaignStructure: 'one_adset_multiple_ads',
      adText: moved,
      headlines: moved,
      subHeadlines: moved,
      kept: 1,
    };
    const changed = changeCampaignStructure(content, 'dynamic');
    expect(changed).toEqual({
      campaignStructure: 'dynamic',
      adText: three,
      headlines: three,
      subHeadlines: three,
      kept: 1,
    });
    expect(changeCampaignStructure(content, 'one_adset_multiple_ads')).toBe(content);
  });

  it('a version list has exactly one default, numbers without gaps and at least 3 versions after any sequence', () => {
    const id = fc.integer({ min: -1, max: 12 });
    const field = fc.constantFrom(...versionFields);
    const step = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), field, value: fc.string() }),
      fc.record({ kind: fc.constant('delete' as const), field, id }),
      fc.record({ kind: fc.constant('default' as const), field, id }),
      fc.record({ kind: fc.constant('edit' as const), field, id, value: fc.string() }),
      fc.record({ kind: fc.constant('structure' as const), to: fc.constantFrom(...campaignStructures) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let content = createDefaultTemplateContent();
        for (const move of steps) {
          if (move.kind === 'structure') content = changeCampaignStructure(content, move.to);
          else content = { ...content, [move.field]: moved(content[move.field], move) };
          expect(versionFields.filter((name) => !isVersionListValid(content[name], name))).toEqual([]);
          if (move.kind === 'structure') expect(content.campaignStructure).toBe(move.to);
        }
      }),
    );
  });
});
