import { healthOffers } from './healthOffers';
import { homeOffers } from './homeOffers';
import type { Offer } from './Offer';
import { placeOffers } from './placeOffers';

/** Every offer of the world, grouped by niche. */
export const offers: readonly Offer[] = [...healthOffers, ...placeOffers, ...homeOffers];

/** Niches that offers exist for, in their order. */
export const offerNiches: readonly string[] = [...new Set(offers.map(({ niche }) => niche))];
