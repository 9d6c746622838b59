import { messages, ownMessages } from '@adlane/contract/rules';
import { describe, expect, it, vi } from 'vitest';
import { checkDraft } from '../draft/draftChecks';
import { type TemplateDraft, toDraft } from '../draft/templateDraft';
import { storyTemplate } from '../story/storyTemplate';
import { checkFacebookDraft } from './checkFacebookDraft';

vi.mock('@adlane/contract/rules', { spy: true });

const clean = toDraft(storyTemplate);
const inserts = new Map([['Business Website', 'https://example.com']]);

function check(draft: TemplateDraft) {
  return checkDraft([checkFacebookDraft], draft, { inserts });
}

function withContent(change: Partial<TemplateDraft['templateContent']>, draft: Partial<TemplateDraft> = {}) {
  return { ...clean, ...draft, templateContent: { ...clean.templateContent, ...change } };
}

describe('checkFacebookDraft', () => {
  it('finds nothing in a clean template', () => expect(check(clean)).toEqual({}));

  it.each([
    ['landing_page', { landingPageUrl: 'javascript:alert(1)' }, 'landingPageUrl', messages.urlInvalid],
    ['landing_page', { landingPageUrl: '' }, 'landingPageUrl', messages.fieldRequired],
    ['leadform', { landingPageUrl: 'nowhere' }, 'landingPageUrl', messages.urlInvalid],
    ['leadform', { thankYouPage: 'nowhere' }, 'thankYouPage', messages.urlInvalid],
    ['messenger', { messageAd: '' }, 'messageAd', messages.fieldRequired],
    ['leadform', { callToAction: 'CONTACT_US' }, 'callToAction', ownMessages.callToActionForLeadForm],
    ['leadform', { callToAction: '' }, 'callToAction', messages.optionRequired],
  ] as const)('%s wants %j mended', (templateAdType, change, field, message) => {
    expect(check(withContent(change, { templateAdType }))).toEqual({ [`templateContent.${field}`]: message });
  });

  const longest = new Map([['Offer', 'a free check-up']]);
  it.each([
    ['headlines', 'Smile 😀', 'Emojis are not allowed.'],
    ['headlines', 'Smile again', undefined],
    ['headlines', 'FREE for you', 'Capital words are not allowed.'],
    ['headlines', 'I like it', undefined],
    ['headlines', 'Hello {unknown}', 'Please Remove { } Braces'],
    ['headlines', 'Get {Offer}', undefined],
    ['headlines', 'Hi!you', 'Please add a space after the !'],
    ['headlines', 'Hi! You', undefined],
    ['headlines', '<b>Now', 'HTML tags are not allowed.'],
    ['headlines', 'So ~ good', 'Special characters are not allowed.'],
    ['headlines', 'x'.repeat(30), undefined],
    ['headlines', 'x'.repeat(31), 'Heading cannot exceed 30 characters'],
    ['headlines', `${'x'.repeat(15)}{Offer}`, undefined],
    [
      'headlines',
      `${'x'.repeat(16)}{Offer}`,
      'Character limit exceeded. Please shorten your ad text or smart insert',
    ],
    ['subHeadlines', 'x'.repeat(90), undefined],
    ['subHeadlines', 'x'.repeat(91), 'Description cannot exceed 90 characters'],
    ['adText', 'x'.repeat(2200), undefined],
    ['adText', 'x'.repeat(2201), 'Character limit exceeded. Please shorten your ad text or smart insert'],
    ['adText', ' ', 'This field is required.'],
  ] as const)('%s %j: %s', (list, value, message) => {
    const [first, ...rest] = clean.templateContent[list];
    const versions = first ? [{ ...first, value }, ...rest] : [];
    const found = checkDraft([checkFacebookDraft], withContent({ [list]: versions }), { inserts: longest });
    expect(found[`templateContent.${list}.0.value`]).toBe(message);
  });

  it('reports a text that is in its list twice', () => {
    const headlines = clean.templateContent.headlines.map((version) => ({
      ...version,
      value: 'Smile again',
    }));
    expect(check(withContent({ headlines }))).toEqual({
      'templateContent.headlines.1.value': 'Please remove duplicate entry.',
      'templateContent.headlines.2.value': 'Please remove duplicate entry.',
    });
  });

  it('accepts an insert in place of a URL', () => {
    expect(
      check(withContent({ landingPageUrl: '{Business Website}' }, { templateAdType: 'landing_page' })),
    ).toEqual({});
  });

  it('lets a draft lack texts, but hold nothing that is wrong', () => {
    const headlines = clean.templateContent.headlines.map((version) => ({ ...version, value: '' }));
    const draft = withContent({ headlines, callToAction: '', landingPageUrl: '' }, { status: 'draft' });
    expect(check({ ...draft, templateAdType: 'landing_page' })).toEqual({});
    expect(check({ ...draft, status: 'active' })).toMatchObject({
      'templateContent.headlines.0.value': messages.fieldRequired,
    });
    const loud = headlines.map((version) => ({ ...version, value: version.id === 2 ? 'FREE' : '' }));
    expect(check(withContent({ headlines: loud }, { status: 'draft' }))).toEqual({
      'templateContent.headlines.1.value': messages.capitalWords,
    });
  });

  it('checks only the changed text, and compares only pairs that contain it', async () => {
    // Files share their modules: another one may have loaded the rules without spies.
    vi.resetModules();
    const rules = await import('@adlane/contract/rules');
    const fresh = await import('./checkFacebookDraft');
    const [first, second, third] = clean.templateContent.headlines;
    if (!first || !second || !third) throw new Error('The template has three headlines.');
    checkDraft([fresh.checkFacebookDraft], clean, { inserts });
    vi.mocked(rules.checkTemplateTexts).mockClear();
    vi.mocked(rules.checkDuplicate).mockClear();
    const changed = withContent({ headlines: [first, { ...second, value: 'Typed' }, third] });
    checkDraft([fresh.checkFacebookDraft], changed, { inserts });
    expect(vi.mocked(rules.checkTemplateTexts).mock.calls.map(([{ headlines }]) => headlines)).toEqual([
      [{ ...second, value: 'Typed' }],
    ]);
    expect(vi.mocked(rules.checkDuplicate).mock.calls).toEqual([
      ['Typed', [first.value]],
      [third.value, ['Typed']],
    ]);
  });
});
