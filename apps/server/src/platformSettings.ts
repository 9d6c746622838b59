import type { PlatformSettings } from '@adlane/api-server';
import type { Environment } from './environment';

const facebookGraphUrl = 'https://graph.facebook.com';
const facebookDialogUrl = 'https://www.facebook.com';
const googleAdsUrl = 'https://googleads.googleapis.com';
const googleSignInUrl = 'https://accounts.google.com/o/oauth2/v2/auth';
const googleTokenUrl = 'https://oauth2.googleapis.com/token';

/** Doubles stand in for platforms without credentials, but never in production: nobody must take them for the real ones. */
export function needsDoubles(environment: Environment): boolean {
  return !environment.isProduction && environment.FACEBOOK_APP_ID === undefined;
}

/** The real platforms, by the operator's credentials. */
export function realPlatforms(environment: Environment): PlatformSettings {
  return {
    facebook: {
      graphUrl: environment.FACEBOOK_GRAPH_URL ?? facebookGraphUrl,
      dialogUrl: environment.FACEBOOK_DIALOG_URL ?? facebookDialogUrl,
      version: environment.FACEBOOK_GRAPH_VERSION,
      appId: environment.FACEBOOK_APP_ID ?? '',
      appSecret: environment.FACEBOOK_APP_SECRET ?? '',
      isDouble: false,
    },
    google: {
      adsUrl: environment.GOOGLE_ADS_URL ?? googleAdsUrl,
      signInUrl: environment.GOOGLE_SIGN_IN_URL ?? googleSignInUrl,
      tokenUrl: environment.GOOGLE_TOKEN_URL ?? googleTokenUrl,
      version: environment.GOOGLE_ADS_VERSION,
      clientId: environment.GOOGLE_CLIENT_ID ?? '',
      clientSecret: environment.GOOGLE_CLIENT_SECRET ?? '',
      developerToken: environment.GOOGLE_ADS_DEVELOPER_TOKEN ?? null,
      isDouble: false,
    },
  };
}

/** Origins that the server may call although they may lie in a private network: whatever the operator configured. */
export function platformOrigins(platforms: PlatformSettings): string[] {
  const values = Object.values(platforms).flatMap((settings) => Object.values(settings));
  const urls = values.filter((value) => typeof value === 'string' && /^https?:\/\//.test(value));
  return [...new Set(urls.map((url) => new URL(String(url)).origin))];
}
