import { healthOffers } from './healthOffers';
import { homeOffers } from './homeOffers';
import type { Offer } from './Offer';
import { placeOffers } from './placeOffers';

/** All demo offers, grouped by niche. */
export const offers: readonly Offer[] = [...healthOffers, ...placeOffers, ...homeOffers];

/** Niches with offers, in order. */
export const offerNiches: readonly string[] = [...new Set(offers.map(({ niche }) => niche))];
