import type { AdTextRequest, AiTextRequest } from '@adlane/contract/ai';
import type { LimitedText } from '@adlane/contract/rules';
import type * as z from 'zod';

/** Texts of one field that are to be written. */
export type Want = {
  readonly name: string;
  readonly count: number;
  /** The kind of text that ads §5 has rules for, or the most characters of one that it has none for. */
  readonly kindAt: (index: number) => LimitedText | number;
};

type Field = z.output<typeof AiTextRequest>['field'];

/** Rules of each field; a description of a Google ad must fit the first, short place (ads §5). */
const kindOf = {
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

/** What `ai.text` is asked for. */
export function wantOfField(field: Field, count: number): Want {
  return { name: field, count, kindAt: () => kindOf[field] };
}

/** What the texts of a whole ad are: as many of each as a new template has places for. */
export function wantsOfAd(platform: z.output<typeof AdTextRequest>['platform']): Want[] {
  if (platform === 'facebook') {
    return (['adText', 'headlines', 'subHeadlines'] as const).map((field) => wantOfField(field, 3));
  }
  return [
    wantOfField('headlines', 5),
    wantOfField('longHeadline', 2),
    {
      name: 'description',
      count: 4,
      kindAt: (index) => (index === 0 ? 'shortDescription' : 'description'),
    },
  ];
}

/** Offers are short enough to be named in a headline's place or an ad text alike. */
export function wantOffers(count: number): Want {
  return { name: 'offers', count, kindAt: () => 80 };
}
