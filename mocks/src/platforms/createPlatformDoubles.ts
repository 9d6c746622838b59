import { Hono } from 'hono';
import type { DoubleClock } from './clock';
import { createFacebookDouble, type FacebookDoubleOptions } from './facebook/createFacebookDouble';
import { createGoHighLevelDouble } from './goHighLevel/createGoHighLevelDouble';
import { createGoogleAdsDouble } from './googleAds/createGoogleAdsDouble';
import { createOpenAiDouble } from './openAi/createOpenAiDouble';
import { createStripeDouble } from './stripe/createStripeDouble';

export type PlatformDoublesOptions = {
  readonly clock: DoubleClock;
  /** Facebook app that may sign in; the demonstration app where not given. */
  readonly facebookApp?: FacebookDoubleOptions['app'];
};
export type PlatformDoubles = ReturnType<typeof createPlatformDoubles>;

/**
 * All platforms' doubles in one app, each under its own name: `/facebook`, `/google`, `/ghl`, `/stripe`, `/openai`.
 * Runs in Node and in a tab; state lives in memory, and is Facebook's to dump and restore by `facebook.control`.
 */
export function createPlatformDoubles({ clock, facebookApp }: PlatformDoublesOptions) {
  const facebook = createFacebookDouble({ clock, ...(facebookApp ? { app: facebookApp } : {}) });
  const google = createGoogleAdsDouble({ clock });
  const goHighLevel = createGoHighLevelDouble({ clock });
  const stripe = createStripeDouble({ clock });
  const openAi = createOpenAiDouble({ clock });
  const app = new Hono();
  app.get('/', (call) => call.json({ doubles: ['facebook', 'google', 'ghl', 'stripe', 'openai'] }));
  app.route('/facebook', facebook.app);
  app.route('/google', google.app);
  app.route('/ghl', goHighLevel.app);
  app.route('/stripe', stripe.app);
  app.route('/openai', openAi.app);
  return { app, facebook, google, goHighLevel, stripe, openAi };
}
