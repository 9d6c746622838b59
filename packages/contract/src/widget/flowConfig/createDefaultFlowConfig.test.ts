import { expect, it } from 'vitest';
import { createDefaultFlowConfig } from './createDefaultFlowConfig';
import { defaultFormTexts } from './defaultFormTexts';

const languages = ['de', 'fr', 'es', 'pt', 'ar', 'ja'];

it.each(languages)('each text of the default forms has a translation in %s', (language) => {
  for (const flow of createDefaultFlowConfig().feedbackFlows) {
    for (const { title, description, placeholder, translations } of [
      { ...flow, placeholder: undefined },
      ...flow.form.map((field) => ({ ...field, description: undefined })),
    ]) {
      const texts = Object.entries({ title, description, placeholder }).filter(([, text]) => text);
      const translated = translations?.[language] ?? {};
      expect(Object.keys(translated)).toEqual(texts.map(([key]) => key));
      for (const [key, text] of texts) expect(translated[key]).not.toBe(text);
    }
  }
});

it('has no translation of a text that no form uses, and no other language', () => {
  const used = createDefaultFlowConfig().feedbackFlows.flatMap(({ title, description, form }) => [
    title,
    description,
    ...form.flatMap((field) => [field.title, field.placeholder]),
  ]);
  expect(Object.keys(defaultFormTexts)).toEqual(languages);
  for (const texts of Object.values(defaultFormTexts)) {
    expect(Object.keys(texts).filter((text) => !used.includes(text))).toEqual([]);
  }
});
