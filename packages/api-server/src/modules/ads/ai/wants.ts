import type { AdTextRequest, AiTextRequest } from '@adlane/contract/ads/ai';
import type { LimitedText } from '@adlane/contract/rules';
import type * as z from 'zod';

/** Texts to write for one field. */
export type Want = {
  readonly name: string;
  readonly count: number;
  /** The kind of text with rules in ads §5, or the most characters of a text without rules. */
  readonly kindAt: (index: number) => LimitedText | number;
};

type Field = z.output<typeof AiTextRequest>['field'];

/** Rules of each field; a description of a Google ad must fit the first, short slot (ads §5). */
const kindsByField = {
  adText: 'adText',
  headlines: 'heading',
  subHeadlines: 'description',
  longHeadline: 'longHeading',
  description: 'shortDescription',
  messageAd: 300,
  greetingTitle: 60,
  greetingDescription: 500,
  completionHeadline: 60,
  completionDescription: 500,
} as const satisfies Record<Field, LimitedText | number>;

/** Returns what `ai.text` writes. */
export function buildFieldWant(field: Field, count: number): Want {
  return { name: field, count, kindAt: () => kindsByField[field] };
}

/** Returns the texts of a whole ad: as many of each as a new template has slots for. */
export function listAdWants(platform: z.output<typeof AdTextRequest>['platform']): Want[] {
  if (platform === 'facebook') {
    return (['adText', 'headlines', 'subHeadlines'] as const).map((field) => buildFieldWant(field, 3));
  }
  return [
    buildFieldWant('headlines', 5),
    buildFieldWant('longHeadline', 2),
    {
      name: 'description',
      count: 4,
      kindAt: (index) => (index === 0 ? 'shortDescription' : 'description'),
    },
  ];
}

/** Offers are short enough for a headline and an ad text. */
export function buildOffersWant(count: number): Want {
  return { name: 'offers', count, kindAt: () => 80 };
}
