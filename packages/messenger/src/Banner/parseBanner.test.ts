import { parseBannerMessage } from '@adlane/widget-core/protocol';
import { describe, expect, it } from 'vitest';
import { parseBanner } from './parseBanner';

const action = (more: object = {}) => ({ actionType: 'banner', data: { text: ' New bread ', ...more } });

describe('parseBanner', () => {
  it('fills in what is missing', () => {
    expect(parseBanner(action())).toEqual({
      format: 'normal',
      text: 'New bread',
      isClosable: true,
      backgroundColor: '#485BFF',
      lang: undefined,
      button: undefined,
    });
  });

  it.each([undefined, null, 'x', {}, { data: {} }, { data: { text: '  ' } }, { data: { text: 5 } }])(
    'has nothing to show for %j',
    (value) => expect(parseBanner(value)).toBeUndefined(),
  );

  it.each([
    ['red', '#485BFF'],
    ['#0F766E', '#0F766E'],
    ['#fff;background:url(//evil)', '#485BFF'],
  ])('reads the colour %s as %s', (backgroundColor, expected) => {
    expect(parseBanner(action({ backgroundColor }))?.backgroundColor).toBe(expected);
  });

  it.each([
    { name: 'start-conversation', data: { botId: '' } },
    { name: 'start-custom-action', data: { action: 'checkout' } },
    { name: 'show-form', data: { formId: 'f' } },
    { name: 'show-survey', data: { formId: 'f', surveyFormat: 'survey_full' } },
    { name: 'show-news-article', data: { articleId: '1' } },
    { name: 'show-help-article', data: { articleId: '1' } },
  ])('takes the press $name, which the page reads back', (press) => {
    const button = parseBanner(action({ buttonText: 'Go', action: press }))?.button;
    expect(button).toEqual({ text: 'Go', action: press });
    expect(parseBannerMessage(JSON.stringify(button?.action))).toEqual(press);
  });

  it.each([
    undefined,
    { name: 'open-url', data: { url: 'javascript:alert(1)' } },
    { name: 'show-form', data: {} },
    { name: 'start-custom-action', data: { action: 7 } },
  ])('has no button for the press %j', (press) => {
    expect(parseBanner(action({ buttonText: 'Go', action: press }))?.button).toBeUndefined();
  });
});
