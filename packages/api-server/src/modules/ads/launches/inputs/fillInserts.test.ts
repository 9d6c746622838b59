import { describe, expect, it } from 'vitest';
import { createVersions, exampleLaunch } from '../../../../../test/exampleLaunch';
import { planFacebookCreation } from '../facebook/planFacebookLaunch';
import { preflightFacebook } from '../review/preflightFacebook';
import { fillInserts } from './fillInserts';

const now = new Date('2026-11-21T10:00:00Z');
type Changes = NonNullable<Parameters<typeof exampleLaunch>[0]>;
const blockers = (changes: Changes) => preflightFacebook(exampleLaunch(changes), now);
const heading = (text: string): Changes => ({
  content: { headlines: createVersions('Headline', [text, '', '']) },
});
const unresolved = 'Fill in these smart inserts, or remove them from the text:';

describe('fillInserts', () => {
  it('fills texts, URLs and the lead form before they are sent', () => {
    const inputs = exampleLaunch({
      content: {
        adText: createVersions('Ad Text', ['Visit {Business Name} in {City Name}', 'Two', 'Three']),
        landingPageUrl: '{Business Website}',
        messageAd: 'Hi from {Business Name}',
      },
      leadForm: {
        content: {
          isGreetingEnable: true,
          greetingTitle: 'Welcome to {Business Name}',
          privacyPolicyUrl: '{Privacy Policy URL}',
        },
        questions: [{ type: 'CUSTOM', label: 'When do you come to {City Name}?' }],
      },
      inserts: [
        ['Business Name', 'ACME'],
        ['City Name', 'Austin'],
        ['Business Website', 'https://acme.example/'],
        ['Privacy Policy URL', 'https://acme.example/privacy'],
      ],
    });
    expect(preflightFacebook(inputs, now)).toEqual([]);
    const filled = fillInserts(inputs);
    expect(filled.template.templateContent).toMatchObject({
      landingPageUrl: 'https://acme.example/',
      messageAd: 'Hi from ACME',
    });
    const sent = JSON.stringify(planFacebookCreation(filled, 'label').map(({ request }) => request));
    for (const text of [
      'Visit ACME in Austin',
      'https://acme.example/privacy',
      'Welcome to ACME',
      'come to Austin?',
    ]) {
      expect(sent).toContain(text);
    }
    expect(sent).not.toContain('{Business');
  });

  it('leaves dynamic parameters of the platform unchanged', () => {
    const landingPageUrl = 'https://example.com/?ad={{ad.id}}';
    const filled = fillInserts(exampleLaunch({ content: { landingPageUrl } }));
    expect(filled.template.templateContent.landingPageUrl).toBe(landingPageUrl);
  });
});

describe('a launch is blocked by an insert', () => {
  it.each<[string, Changes, string, string]>([
    ['that is gone', heading('In {Gone}'), 'templateContent.headlines.0.value', `${unresolved} {Gone}`],
    [
      'that makes a heading too long',
      { ...heading(`${'a'.repeat(11)}{City}`), inserts: [['City', 'b'.repeat(20)]] },
      'templateContent.headlines.0.value',
      'Character limit exceeded. Please shorten your ad text or smart insert',
    ],
    [
      'whose value holds another one',
      {
        ...heading('In {A}'),
        inserts: [
          ['A', '{B}'],
          ['B', 'x'],
        ],
      },
      'templateContent.headlines.0.value',
      'Please Remove { } Braces',
    ],
    [
      'whose value holds HTML',
      { ...heading('In {A}'), inserts: [['A', '<b>x</b>']] },
      'templateContent.headlines.0.value',
      'HTML tags are not allowed.',
    ],
    [
      'in the lead form',
      { leadForm: { content: { privacyPolicyUrl: '{Privacy Policy URL}' } } },
      'leadForm.privacyPolicyUrl',
      `${unresolved} {Privacy Policy URL}`,
    ],
  ])('%s', (_name, changes, field, message) => {
    expect(blockers(changes)).toContainEqual({ field, message });
  });

  it('not by a text that just fits', () => {
    expect(blockers({ ...heading(`${'a'.repeat(10)}{City}`), inserts: [['City', 'b'.repeat(20)]] })).toEqual(
      [],
    );
  });
});
