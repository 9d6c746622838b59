import { Hono } from 'hono';
import type { DoubleClock } from './clock';
import { createFacebookDouble, type FacebookDoubleOptions } from './facebook/createFacebookDouble';
import { createGoHighLevelDouble } from './goHighLevel/createGoHighLevelDouble';
import { createGoogleAdsDouble } from './googleAds/createGoogleAdsDouble';
import { createOpenAiDouble } from './openAi/createOpenAiDouble';
import { createStripeDouble } from './stripe/createStripeDouble';
import { createTrackerDoubles } from './trackers/createTrackerDoubles';

export type PlatformDoublesOptions = {
  readonly clock: DoubleClock;
  /**
   * Facebook app that may sign in.
   * @default the demo app
   */
  readonly facebookApp?: FacebookDoubleOptions['app'];
};
export type PlatformDoubles = ReturnType<typeof createPlatformDoubles>;

/**
 * Creates all platform doubles in one app, each under its own path: `/facebook`, `/google`, `/ghl`,
 * `/stripe`, `/openai`, `/github`, `/linear`, `/jira`, `/slack`. Runs in Node and in a tab; state is in memory and can be dumped and restored (plain
 * data with `Map`s and `Date`s).
 */
export function createPlatformDoubles({ clock, facebookApp }: PlatformDoublesOptions) {
  const facebook = createFacebookDouble({ clock, ...(facebookApp ? { app: facebookApp } : {}) });
  const google = createGoogleAdsDouble({ clock });
  const goHighLevel = createGoHighLevelDouble({ clock });
  const stripe = createStripeDouble({ clock });
  const openAi = createOpenAiDouble({ clock });
  const trackers = createTrackerDoubles({ clock });
  const app = new Hono();
  const names = ['facebook', 'google', 'ghl', 'stripe', 'openai', 'github', 'linear', 'jira', 'slack'];
  app.get('/', (call) => call.json({ doubles: names }));
  app.route('/facebook', facebook.app);
  app.route('/google', google.app);
  app.route('/ghl', goHighLevel.app);
  app.route('/stripe', stripe.app);
  app.route('/openai', openAi.app);
  app.route('/', trackers.app);
  const controls = {
    facebook: facebook.control,
    google: google.control,
    goHighLevel: goHighLevel.control,
    stripe: stripe.control,
  };
  const dump = () => ({
    facebook: controls.facebook.dump(),
    google: controls.google.dump(),
    goHighLevel: controls.goHighLevel.dump(),
    stripe: controls.stripe.dump(),
    trackers: trackers.dump(),
  });
  return {
    app,
    facebook,
    google,
    goHighLevel,
    stripe,
    openAi,
    trackers,
    dump,
    /** Older dumps have no trackers. */
    restore(dumped: Omit<ReturnType<typeof dump>, 'trackers'> & Partial<ReturnType<typeof dump>>): void {
      controls.facebook.restore(dumped.facebook);
      controls.google.restore(dumped.google);
      controls.goHighLevel.restore(dumped.goHighLevel);
      controls.stripe.restore(dumped.stripe);
      if (dumped.trackers) trackers.restore(dumped.trackers);
    },
  };
}
