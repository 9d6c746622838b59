import { messages, ownMessages } from '@adlane/contract/rules';
import { describe, expect, it } from 'vitest';
import { checkDraft } from '../editor/draft/draftChecks';
import { draftOf, type TemplateDraft } from '../editor/draft/templateDraft';
import { storyTemplate } from '../story/storyTemplate';
import { checkFacebookDraft } from './checkFacebookDraft';

const clean = draftOf(storyTemplate);
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

  it('takes an insert that stands for an address', () => {
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
});
