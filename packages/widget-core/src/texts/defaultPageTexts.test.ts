import { defaultPageTexts } from '@adlane/contract/widget/flowConfig';
import { expect, it } from 'vitest';
import { buttonTexts } from './buttonTexts';
import { outboundTexts } from './outboundTexts';
import { panelTexts } from './panelTexts';

const keys = Object.keys({ lang: '', ...buttonTexts, ...panelTexts, ...outboundTexts });

it.each(Object.entries(defaultPageTexts))('the server has each text of the page in %s', (language, texts) => {
  expect(Object.keys(texts).toSorted()).toEqual(keys.toSorted());
  expect(Object.values(texts)).not.toContain('');
  expect(texts['lang']).toBe(language);
});
