import { getLocale, translate } from '@adlane/ui';

/** Nouns that are counted, with the text of one and of several. */
const countTexts = {
  ad: ['1 ad', '{count} ads'],
  'budget change': ['1 budget change', '{count} budget changes'],
  campaign: ['1 campaign', '{count} campaigns'],
  category: ['1 category', '{count} categories'],
  client: ['1 client', '{count} clients'],
  contact: ['1 contact', '{count} contacts'],
  file: ['1 file', '{count} files'],
  launch: ['1 launch', '{count} launches'],
  lead: ['1 lead', '{count} leads'],
  niche: ['1 niche', '{count} niches'],
  'open ticket': ['1 open ticket', '{count} open tickets'],
  'pending niche': ['1 pending niche', '{count} pending niches'],
  rejection: ['1 rejection', '{count} rejections'],
  row: ['1 row', '{count} rows'],
  'sub-category': ['1 sub-category', '{count} sub-categories'],
  template: ['1 template', '{count} templates'],
} as const;

/** A noun that can be counted. */
export type CountedNoun = keyof typeof countTexts;

/** Formats '1 template', '1,200 templates'. */
export function formatCount(count: number, noun: CountedNoun): string {
  const [one, several] = countTexts[noun];
  return translate(count === 1 ? one : several, { count: count.toLocaleString(getLocale()) });
}

/** Returns the subject of an action: the only item's name, else the count. */
export function formatSubject(items: readonly { readonly name: string }[], noun: CountedNoun): string {
  const [only] = items;
  return items.length === 1 && only ? only.name : formatCount(items.length, noun);
}
