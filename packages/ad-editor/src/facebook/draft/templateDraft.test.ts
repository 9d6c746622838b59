import { addVersion, editVersion, messages, ownMessages, type VersionField } from '@adlane/contract/rules';
import { describe, expect, it } from 'vitest';
import { readDraft, removeDraft, writeDraft } from './draftStorage';
import {
  checkDraft,
  draftOf,
  isSameJson,
  mergeDrafts,
  type TemplateDraft,
  templateChange,
} from './templateDraft';

const list = (field: VersionField, values: string[]) =>
  values.reduce((versions, value) => addVersion(versions, field, value), addVersion([], field).slice(0, 0));

const opened: TemplateDraft = {
  name: 'Summer',
  templateContent: {
    adText: list('adText', ['Join us today', 'Come along', '']),
    headlines: list('headlines', ['Try it', 'Get fit', '']),
    subHeadlines: list('subHeadlines', ['One', 'Two', 'Three']),
    campaignStructure: 'one_adset_multiple_ads',
    callToAction: 'SIGN_UP',
    landingPageUrl: 'https://example.com',
    thankYouPage: '',
    messageAd: 'Hello',
    unknownToThisEditor: { kept: [1] },
  },
};
const openedAt = '2026-11-01T00:00:00Z';

function withHeadline(draft: TemplateDraft, value: string): TemplateDraft {
  const headlines = editVersion(draft.templateContent.headlines, 1, value);
  return { ...draft, templateContent: { ...draft.templateContent, headlines } };
}

describe('what saving sends', () => {
  it('is nothing for a template that was opened and left alone', () => {
    expect(templateChange(opened, draftOf(structuredClone(opened)), openedAt)).toBeUndefined();
  });
  it('is nothing after a change that was taken back', () => {
    expect(
      templateChange(opened, withHeadline(withHeadline(opened, 'x'), 'Try it'), openedAt),
    ).toBeUndefined();
  });
  it('is the name alone when only the name changed', () => {
    expect(templateChange(opened, { ...opened, name: 'Winter' }, openedAt)).toEqual({
      name: 'Winter',
      base_updated_at: openedAt,
    });
  });
  it('is the content with fields that the editor does not know', () => {
    const change = templateChange(opened, withHeadline(opened, 'New'), openedAt);
    expect(Object.keys(change ?? {})).toEqual(['templateContent', 'base_updated_at']);
    expect(change?.templateContent).toMatchObject({ unknownToThisEditor: { kept: [1] } });
  });
});

describe('merging onto what another saved', () => {
  it('keeps my fields and takes every other of theirs', () => {
    const theirs = {
      name: 'Autumn',
      templateContent: { ...opened.templateContent, callToAction: 'LEARN_MORE', addedByThem: true },
    };
    const merged = mergeDrafts(opened, withHeadline(opened, 'Mine'), theirs);
    expect(merged.name).toBe('Autumn');
    expect(merged.templateContent).toMatchObject({ callToAction: 'LEARN_MORE', addedByThem: true });
    expect(merged.templateContent.headlines[0]?.value).toBe('Mine');
  });
  it('keeps my name where I changed it', () => {
    expect(mergeDrafts(opened, { ...opened, name: 'Mine' }, { ...opened, name: 'Theirs' }).name).toBe('Mine');
  });
});

describe('checkDraft', () => {
  it('finds nothing in a clean template', () => expect(checkDraft(opened, 'leadform')).toEqual({}));
  it('names field and message', () => {
    const broken = withHeadline({ ...opened, name: ' ' }, 'FREE!now');
    expect(checkDraft(broken, 'leadform')).toEqual({
      name: messages.fieldRequired,
      'templateContent.headlines.0.value': messages.capitalWords,
    });
  });
  it.each([
    ['landing_page', { landingPageUrl: 'javascript:alert(1)' }, 'landingPageUrl', messages.urlInvalid],
    ['landing_page', { landingPageUrl: '' }, 'landingPageUrl', messages.fieldRequired],
    ['messenger', { messageAd: '' }, 'messageAd', messages.fieldRequired],
    ['leadform', { callToAction: 'CONTACT_US' }, 'callToAction', ownMessages.callToActionForLeadForm],
  ] as const)('%s wants %j mended', (adType, change, field, message) => {
    const draft = { ...opened, templateContent: { ...opened.templateContent, ...change } };
    expect(checkDraft(draft, adType)).toEqual({ [`templateContent.${field}`]: message });
  });
});

describe('isSameJson', () => {
  it.each([
    [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, {}, false],
    ['1', 1, false],
  ])('%j and %j', (a, b, expected) => expect(isSameJson(a, b)).toBe(expected));
});

describe('drafts in the browser', () => {
  function memory() {
    const map = new Map<string, string>();
    return {
      map,
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => void map.set(key, value),
      removeItem: (key: string) => void map.delete(key),
    };
  }
  const stored = { draft: opened, openedAt, savedAt: '2026-11-02T00:00:00Z' };

  it('come back for the same user and template only', () => {
    const store = memory();
    expect(writeDraft(store, '1.2', 7, stored)).toBe(true);
    expect(readDraft(store, '1.2', 7)).toEqual(stored);
    expect(readDraft(store, '1.3', 7)).toBeUndefined();
    expect(readDraft(store, '1.2', 8)).toBeUndefined();
    removeDraft(store, '1.2', 7);
    expect(readDraft(store, '1.2', 7)).toBeUndefined();
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"draft":{}}',
    '{"draft":{"name":"x","templateContent":{"adText":[null]}}}',
  ])('are ignored where %j is stored instead', (text) => {
    const store = memory();
    store.setItem('adlane-draft:1:7', text);
    expect(readDraft(store, '1', 7)).toBeUndefined();
  });

  it('are ignored where the browser refuses storage', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(readDraft(store, '1', 7)).toBeUndefined();
    expect(writeDraft(store, '1', 7, stored)).toBe(false);
    expect(() => removeDraft(store, '1', 7)).not.toThrow();
  });
});
