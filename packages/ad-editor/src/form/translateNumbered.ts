import { translate } from '@adlane/ui';

/** Translates a title that ends in its number: 'Headline 2'. */
export function translateNumbered(title: string): string {
  const [, name = title, number = ''] = /^(.*?)( \d+)$/.exec(title) ?? [];
  return translate(name) + number;
}
