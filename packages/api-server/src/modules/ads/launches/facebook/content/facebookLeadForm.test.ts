import { describe, expect, it } from 'vitest';
import { exampleLaunch } from '../../../../../../test/exampleLaunch';
import type { LaunchLeadForm } from '../../inputs/launchSettings';
import { mapLeadForm } from './facebookLeadForm';

function map(changes: Partial<LaunchLeadForm> = {}) {
  const { leadForm } = exampleLaunch();
  if (!leadForm) throw new Error('The example has a form.');
  const content = { ...leadForm.content, ...changes.content };
  return mapLeadForm({ ...leadForm, ...changes, content }, 'adlane-x');
}

describe('mapLeadForm', () => {
  it('maps a new form with a unique name', () => {
    expect(map()).toEqual({
      name: expect.stringMatching(/^ADL Contact #[0-9a-f]{10}$/),
      locale: 'EN_US',
      questions: [{ type: 'FULL_NAME' }, { type: 'EMAIL' }],
      privacy_policy: { url: 'https://example.com/privacy', link_text: 'Privacy Policy' },
      is_optimized_for_quality: false,
      block_display_for_non_targeted_viewer: false,
      context_card: { title: 'Redeem This Offer', style: 'PARAGRAPH_STYLE', content: undefined },
      thank_you_page: { title: 'Thank you, your request has been sent!', body: undefined },
    });
  });

  it('never sends the label of the launch, which admins of the page would see', () => {
    expect(JSON.stringify(map())).not.toContain('adlane-x');
  });

  it('maps high intent and restricted sharing', () => {
    const form = map({ leadFormType: 'high_intent', content: { sharingType: 'restricted' } });
    expect(form).toMatchObject({
      is_optimized_for_quality: true,
      block_display_for_non_targeted_viewer: true,
    });
  });

  it('gives custom questions a key and their options', () => {
    const question = { type: 'CUSTOM', label: 'When?', options: ['Now', { key: 'later', value: 'Later' }] };
    expect(map({ questions: [question] }).questions).toEqual([
      {
        type: 'CUSTOM',
        key: 'question_1',
        label: 'When?',
        options: [
          { key: 'option_1', value: 'Now' },
          { key: 'later', value: 'Later' },
        ],
      },
    ]);
  });

  it.each([
    [
      { completionCallToAction: 'VIEW_WEBSITE', thankYouUrl: 'https://a.example/' },
      { website_url: 'https://a.example/' },
    ],
    [
      { completionCallToAction: 'CALL_BUSINESS', businessPhone: '+1555', countryCode: 'US' },
      { business_phone_number: '+1555', country_code: 'US' },
    ],
    [{ completionCallToAction: 'MESSAGE_BUSINESS' }, { enable_messenger: true }],
  ] as const)('maps the thank-you button %o', (content, target) => {
    expect(map({ content }).thank_you_page).toMatchObject({
      button_type: content.completionCallToAction,
      ...target,
    });
  });

  it('maps consent to a disclaimer', () => {
    const disclaimerConsent = [{ id: 1, text: 'I agree', isRequired: true }];
    const content = { disclaimerTitle: 'Terms', disclaimerText: 'Read them.', disclaimerConsent };
    expect(map({ content }).custom_disclaimer).toEqual({
      title: 'Terms',
      body: { text: 'Read them.' },
      checkboxes: [{ key: 'consent_1', text: 'I agree', is_required: true, is_checked_by_default: false }],
    });
  });
});
