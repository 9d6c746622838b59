import type { TourStep } from './TourPopover';

/** Steps on a page with a button `#buy` and a field `#name`. */
export const steps: readonly TourStep[] = [
  { selector: '#buy', message: '<p>Press <b>Buy</b> to order.</p>' },
  { selector: '#name', mode: 'INPUT', message: '<p>Tell us your name.</p>' },
  { type: 'post', message: '<h2>All set</h2><p>Your bread is on its way.</p>' },
];
