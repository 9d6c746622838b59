import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { widgetTextGroups } from './widgetTexts';

const english = readFileSync(new URL('../../../../../messenger/src/texts/en.ts', import.meta.url), 'utf8');

it.each(widgetTextGroups.flatMap(({ texts }) => texts))(
  'the editor names the text $key as the widget does',
  ({ key, english: text }) => expect(english).toContain(`${key}: '${text}'`),
);
