import type { Outbound } from '@adlane/api-server';
import type { PlatformDoubles } from '../../platforms';

/** Base URL of the platforms' doubles for the in-tab API. The host does not exist. */
export const doublesUrl = 'https://doubles.adlane.test';

/** Routes calls to the ad platforms to their doubles; nothing leaves the tab. */
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
