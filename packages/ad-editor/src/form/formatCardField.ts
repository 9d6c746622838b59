import { translate } from '@adlane/ui';

/** Names a field of a card by its wire name, such as `headline`; the card itself for other names. `index` counts from 0. */
export function formatCardField(field: string, index: number): string {
  const number = index + 1;
  switch (field) {
    case 'mediaId':
      return translate('Image or video of card {number}', { number });
    case 'headline':
      return translate('Headline of card {number}', { number });
    case 'description':
      return translate('Description of card {number}', { number });
    case 'link':
      return translate('Page of card {number}', { number });
    default:
      return translate('Card {number}', { number });
  }
}
