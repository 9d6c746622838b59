import { describe, expect, it } from 'vitest';
import { ownMessages } from '../../constants/texts/ownMessages';
import { checkGooglePlaces } from './checkGooglePlaces';

const found = (mode: 'include' | 'exclude') => ({ mode, id: '1', name: 'Oslo' });
const circle = (mode: 'include' | 'exclude') => ({
  mode,
  address: 'Oslo',
  latitude: 59.9,
  longitude: 10.7,
  radius: 20,
  distanceUnit: 'mile' as const,
});

describe('where a Google ad is shown', () => {
  it.each([
    ['nothing', {}, ownMessages.googlePlaceRequired],
    ['an excluded place', { targetLocationBySearch: [found('exclude')] }, ownMessages.googlePlaceRequired],
    ['an excluded circle', { targetLocationByRadius: [circle('exclude')] }, ownMessages.googlePlaceRequired],
    ['an included place', { targetLocationBySearch: [found('include')] }, undefined],
    ['an included circle', { targetLocationByRadius: [circle('include')] }, undefined],
    ['everywhere', { isEverywhere: true }, undefined],
    ['everywhere but a place', { isEverywhere: true, targetLocationBySearch: [found('exclude')] }, undefined],
    [
      'everywhere and a place',
      { isEverywhere: true, targetLocationBySearch: [found('include')] },
      ownMessages.googlePlacesAndEverywhere,
    ],
  ])('given as %s is judged', (_name, places, message) => {
    expect(checkGooglePlaces(places)).toBe(message);
  });
});
