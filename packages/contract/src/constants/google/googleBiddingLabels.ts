/** What a Google campaign bids for, with its name on screens. */
export const googleBiddingLabels = {
  clicks: 'Clicks',
  conversions: 'Conversions',
  conversion_value: 'Conversion value',
} as const;
