/** Messages of the rules of carousels, for which the specification gives no text. */
export const carouselMessages = {
  tooFewCards: 'A carousel needs at least 2 cards. Add one, or choose a single image or video.',
  tooManyCards: 'A carousel has at most 7 cards.',
  repeatedCard: 'Each card needs its own id.',
  cardMediaRequired: 'Choose an image or video for this card.',
  dynamicWithoutCards:
    'A Dynamic ad has no cards. Choose another campaign structure, or a single image or video.',
  oneAppForCards: 'A carousel can open one messaging app only. Choose one, or a single image or video.',
} as const;
