export const longName =
  'A campaign whose name tells the whole story of the offer, from the first visit to the last';
