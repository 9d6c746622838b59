import type { Outbound } from '@adlane/api-server';
import type { PlatformDoubles } from '../../platforms';

/** Where the API in the tab finds the platforms' doubles. The host exists nowhere else. */
export const doublesUrl = 'https://doubles.adlane.test';

/** Leads calls to the ad platforms to their doubles; nothing leaves the tab. */
export function createTabOutbound(doubles: PlatformDoubles): Outbound {
  return {
    async fetch(url, init) {
      const { origin, pathname, search } = new URL(url);
      if (origin !== doublesUrl) {
        throw new TypeError(`The API in the tab called ${origin}${pathname}; it reaches only ${doublesUrl}.`);
      }
      return doubles.app.fetch(new Request(`${doublesUrl}${pathname}${search}`, init));
    },
  };
}
