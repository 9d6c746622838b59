import { defaultPageTexts } from '@adlane/contract/widget/flowConfig';
import { expect, it } from 'vitest';
import { type Language, languages, loadTexts } from './languages';

it('the frame and the page around it speak the same languages', () => {
  expect(Object.keys(defaultPageTexts)).toEqual(Object.keys(languages));
});

// Both read the same `staticTranslations`.
it.each(Object.keys(languages) as Language[])('a text of both is the same in %s', async (language) => {
  const texts = await loadTexts(language);
  expect({ ...texts, ...defaultPageTexts[language] }).toMatchObject(texts);
});
