import type { PlatformSettings } from '@adlane/api-server';
import { facebookDemo } from './facebook/demoBusiness';
import { googleAdsDemo } from './googleAds/googleAdsDemo';

/** Settings by which the API reaches the doubles that `createPlatformDoubles` serves below `url`. */
export function doublePlatforms(url: string): PlatformSettings {
  return {
    facebook: {
      graphUrl: `${url}/facebook`,
      dialogUrl: `${url}/facebook`,
      version: 'v25.0',
      appId: facebookDemo.app.id,
      appSecret: facebookDemo.app.secret,
      isDouble: true,
    },
    google: {
      adsUrl: `${url}/google`,
      signInUrl: `${url}/google/o/oauth2/v2/auth`,
      tokenUrl: `${url}/google/token`,
      version: 'v25',
      clientId: googleAdsDemo.client.id,
      clientSecret: googleAdsDemo.client.secret,
      developerToken: null,
      isDouble: true,
    },
  };
}
