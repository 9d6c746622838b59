import type { PlatformSettings } from '@adlane/api-server';
import type { OutboundOptions } from '../../src/ports/nodeOutbound';

type Answer = (error: NodeJS.ErrnoException, addresses: never[]) => void;

/**
 * Finds no name. A name server takes 20 ms or, where none is reachable, 10 s to find none of the reserved top-level
 * domains `invalid` and `test`, and the scheduler's tasks of one tick call the platforms hundreds of times.
 */
export const lookupOffline = ((host: string, _options: object, answer: Answer) => {
  answer(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' }), []);
}) as unknown as OutboundOptions['lookup'] & {};

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
  trackers: {
    gitHubUrl: 'http://github.invalid',
    linearUrl: 'http://linear.invalid/graphql',
    jiraUrl: 'http://{site}.jira.invalid',
    isDouble: true,
  },
};
