import type { PlatformSettings } from '@adlane/api-server';
import type { Environment } from './environment';

const facebookGraphUrl = 'https://graph.facebook.com';
const facebookDialogUrl = 'https://www.facebook.com';
const goHighLevelApiUrl = 'https://services.leadconnectorhq.com';
const goHighLevelSignInUrl = 'https://marketplace.gohighlevel.com/v2/oauth/chooselocation';
/** HighLevel's published key for `X-GHL-Signature`. */
const goHighLevelWebhookKey = 'MCowBQYDK2VwAyEAi2HR1srL4o18O8BRa7gVJY7G7bupbN3H9AwJrHCDiOg=';
const openAiBaseUrl = 'https://api.openai.com/v1';
const googleAdsUrl = 'https://googleads.googleapis.com';
const googleSignInUrl = 'https://accounts.google.com/o/oauth2/v2/auth';
const googleIssuerUrl = 'https://accounts.google.com';
const googleTokenUrl = 'https://oauth2.googleapis.com/token';
const stripeApiUrl = 'https://api.stripe.com';
const stripeScriptUrl = 'https://js.stripe.com/v3/';
const gitHubApiUrl = 'https://api.github.com';
const linearApiUrl = 'https://api.linear.app/graphql';
/** Sites of Jira Cloud only: no address that a user names. */
const jiraSiteUrl = 'https://{site}.atlassian.net';

/**
 * Returns whether doubles replace the platforms: without credentials, but never in production, where they
 * could be mistaken for the real ones.
 */
export function needsDoubles(environment: Environment): boolean {
  return !environment.isProduction && environment.FACEBOOK_APP_ID === undefined;
}

/** Returns the settings of the real platforms, from the operator's credentials. */
export function realPlatforms(environment: Environment): PlatformSettings {
  return {
    facebook: {
      graphUrl: environment.FACEBOOK_GRAPH_URL ?? facebookGraphUrl,
      dialogUrl: environment.FACEBOOK_DIALOG_URL ?? facebookDialogUrl,
      version: environment.FACEBOOK_GRAPH_VERSION,
      appId: environment.FACEBOOK_APP_ID ?? '',
      appSecret: environment.FACEBOOK_APP_SECRET ?? '',
      loginConfigId: environment.FACEBOOK_LOGIN_CONFIG_ID ?? null,
      webhookVerifyToken: environment.FACEBOOK_WEBHOOK_VERIFY_TOKEN ?? '',
      isDouble: false,
    },
    goHighLevel: {
      apiUrl: environment.GHL_API_URL ?? goHighLevelApiUrl,
      signInUrl: environment.GHL_SIGN_IN_URL ?? goHighLevelSignInUrl,
      clientId: environment.GHL_CLIENT_ID ?? '',
      clientSecret: environment.GHL_CLIENT_SECRET ?? '',
      webhookPublicKey: environment.GHL_WEBHOOK_PUBLIC_KEY ?? goHighLevelWebhookKey,
      isDouble: false,
    },
    openAi: { baseUrl: environment.OPENAI_BASE_URL ?? openAiBaseUrl, isDouble: false },
    google: {
      adsUrl: environment.GOOGLE_ADS_URL ?? googleAdsUrl,
      signInUrl: environment.GOOGLE_SIGN_IN_URL ?? googleSignInUrl,
      tokenUrl: environment.GOOGLE_TOKEN_URL ?? googleTokenUrl,
      issuerUrl: environment.GOOGLE_ISSUER_URL ?? googleIssuerUrl,
      version: environment.GOOGLE_ADS_VERSION,
      clientId: environment.GOOGLE_CLIENT_ID ?? '',
      clientSecret: environment.GOOGLE_CLIENT_SECRET ?? '',
      developerToken: environment.GOOGLE_ADS_DEVELOPER_TOKEN ?? null,
      isDouble: false,
    },
    stripe: {
      apiUrl: environment.STRIPE_API_URL ?? stripeApiUrl,
      secretKey: environment.STRIPE_SECRET_KEY ?? '',
      publishableKey: environment.STRIPE_PUBLISHABLE_KEY ?? '',
      scriptUrl: stripeScriptUrl,
      webhookSecret: environment.STRIPE_WEBHOOK_SECRET ?? '',
      currency: environment.ADLANE_CURRENCY,
      prices: environment.ADLANE_PLAN_PRICES,
      isDouble: false,
    },
    trackers: {
      gitHubUrl: gitHubApiUrl,
      linearUrl: linearApiUrl,
      jiraUrl: jiraSiteUrl,
      isDouble: false,
    },
  };
}

/**
 * Lists the origins that the server may call even in a private network: those that the operator configured.
 */
export function platformOrigins(platforms: PlatformSettings): string[] {
  const values = Object.values(platforms).flatMap((settings) => Object.values(settings));
  const urls = values.filter((value) => typeof value === 'string' && /^https?:\/\/[^{}]+$/.test(value));
  return [...new Set(urls.map((url) => new URL(String(url)).origin))];
}
