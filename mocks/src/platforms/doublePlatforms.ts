import type { PlatformSettings } from '@adlane/api-server';
import { facebookDemo } from './facebook/demoBusiness';
import { goHighLevelDemo } from './goHighLevel/goHighLevelDemo';
import { googleAdsDemo } from './googleAds/googleAdsDemo';
import { stripeDemo } from './stripe/stripeDemo';

/** Settings by which the API reaches the doubles that `createPlatformDoubles` serves below `url`. */
export function doublePlatforms(url: string): PlatformSettings {
  return {
    facebook: {
      graphUrl: `${url}/facebook`,
      dialogUrl: `${url}/facebook`,
      version: 'v26.0',
      appId: facebookDemo.app.id,
      appSecret: facebookDemo.app.secret,
      loginConfigId: null,
      webhookVerifyToken: facebookDemo.webhookVerifyToken,
      isDouble: true,
    },
    goHighLevel: {
      apiUrl: `${url}/ghl`,
      signInUrl: `${url}/ghl/v2/oauth/chooselocation`,
      clientId: goHighLevelDemo.client.id,
      clientSecret: goHighLevelDemo.client.secret,
      webhookPublicKey: goHighLevelDemo.webhookPublicKey,
      isDouble: true,
    },
    openAi: { baseUrl: `${url}/openai/v1`, isDouble: true },
    google: {
      adsUrl: `${url}/google`,
      signInUrl: `${url}/google/o/oauth2/v2/auth`,
      tokenUrl: `${url}/google/token`,
      issuerUrl: `${url}/google`,
      version: 'v26',
      clientId: googleAdsDemo.client.id,
      clientSecret: googleAdsDemo.client.secret,
      developerToken: null,
      isDouble: true,
    },
    stripe: {
      apiUrl: `${url}/stripe`,
      secretKey: stripeDemo.secretKey,
      publishableKey: stripeDemo.publishableKey,
      scriptUrl: `${url}/stripe/js`,
      webhookSecret: stripeDemo.webhookSecret,
      currency: 'USD',
      prices: {},
      isDouble: true,
    },
    trackers: {
      gitHubUrl: `${url}/github`,
      linearUrl: `${url}/linear/graphql`,
      jiraUrl: `${url}/jira/{site}`,
      isDouble: true,
    },
  };
}
