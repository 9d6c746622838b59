import type { PlatformSettings } from '@adlane/api-server';

/** Platforms with unresolvable names: a test that calls one by mistake fails at once. */
export const unreachablePlatforms: PlatformSettings = {
  facebook: {
    graphUrl: 'http://facebook.invalid',
    dialogUrl: 'http://facebook.invalid',
    version: 'v26.0',
    appId: 'test-app',
    appSecret: 'test-secret',
    loginConfigId: null,
    webhookVerifyToken: '',
    isDouble: true,
  },
  goHighLevel: {
    apiUrl: 'http://ghl.invalid',
    signInUrl: 'http://ghl.invalid/v2/oauth/chooselocation',
    clientId: 'test-client',
    clientSecret: 'test-secret',
    webhookPublicKey: '',
    isDouble: true,
  },
  openAi: { baseUrl: 'http://openai.invalid/v1', isDouble: true },
  google: {
    adsUrl: 'http://google.invalid',
    signInUrl: 'http://google.invalid/o/oauth2/v2/auth',
    tokenUrl: 'http://google.invalid/token',
    issuerUrl: 'http://google.invalid',
    version: 'v26',
    clientId: 'test-client',
    clientSecret: 'test-secret',
    developerToken: null,
    isDouble: true,
  },
  stripe: {
    apiUrl: 'http://stripe.invalid',
    secretKey: 'test-secret',
    publishableKey: 'test-key',
    scriptUrl: 'http://stripe.invalid/js',
    webhookSecret: 'test-webhook-secret',
    currency: 'USD',
    prices: {},
    isDouble: true,
  },
};
