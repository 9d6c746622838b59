import { describe, expect, it } from 'vitest';
import { listConflictingFields } from './listConflictingFields';

const opened = { title: 'Opened', address: { city: 'Boston', zip: '1' }, tags: ['a'], isShown: false };

describe('fields that both users changed', () => {
  it('are listed with both texts', () => {
    const versions = { opened, mine: { ...opened, title: 'Mine' }, theirs: { ...opened, title: 'Theirs' } };
    expect(listConflictingFields(versions)).toEqual([{ label: 'Title', mine: 'Mine', theirs: 'Theirs' }]);
  });

  it('are found inside of others, whose parts are merged', () => {
    const mine = { ...opened, address: { city: 'Salem', zip: '2' } };
    const theirs = { ...opened, address: { city: 'Lynn', zip: '1' } };
    const city = { label: 'City', mine: 'Salem', theirs: 'Lynn' };
    expect(listConflictingFields({ opened, mine, theirs })).toEqual([city]);
    expect(listConflictingFields({ opened, mine, theirs }, (path) => path)).toEqual([
      { ...city, label: 'address.city' },
    ]);
  });

  it('are none if each user changed another one, or both made the same change', () => {
    const mine = { ...opened, title: 'Same', isShown: true };
    const theirs = { ...opened, title: 'Same', tags: [] };
    expect(listConflictingFields({ opened, mine, theirs })).toEqual([]);
  });

  it('show of two lists what the other one has not', () => {
    const versions = { opened, mine: { ...opened, tags: ['a', 'b'] }, theirs: { ...opened, tags: ['c'] } };
    expect(listConflictingFields(versions)).toEqual([
      { label: 'Tags', mine: '2 entries: a, b', theirs: '1 entry: c' },
    ]);
  });

  it('show of two lists of records the texts that differ, or their order', () => {
    const [yes, no] = [
      { id: 'x1', label: 'Yes' },
      { id: 'x2', label: 'No' },
    ];
    const list = (mine: object[], theirs: object[]) =>
      listConflictingFields({
        opened: { answers: [] },
        mine: { answers: mine },
        theirs: { answers: theirs },
      });
    expect(list([yes, no], [yes, { ...no, label: 'Never' }])).toEqual([
      { label: 'Answers', mine: '2 entries: No', theirs: '2 entries: Never' },
    ]);
    const isRequired = (required: boolean) => [{ id: 'x1', title: 'Rate us', required }];
    expect(list(isRequired(true), isRequired(false))).toEqual([
      {
        label: 'Answers',
        mine: '1 entry: Rate us · Required: Yes',
        theirs: '1 entry: Rate us · Required: No',
      },
    ]);
    expect(list([yes, no], [no, yes])).toEqual([
      { label: 'Answers', mine: '2 entries: Yes, No', theirs: '2 entries: No, Yes' },
    ]);
  });
});
