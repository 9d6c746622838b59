import { translate } from '@adlane/ui';

/** Returns the name of a card by its place, from 0: 'Card 2'. */
export function formatCardName(index: number): string {
  return translate('Card {number}', { number: index + 1 });
}
