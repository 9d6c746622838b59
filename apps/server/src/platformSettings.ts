import type { PlatformSettings } from '@adlane/api-server';
import type { Environment } from './environment';

const facebookGraphUrl = 'https://graph.facebook.com';
const facebookDialogUrl = 'https://www.facebook.com';

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
  };
}

/** Origins that the server may call although they may lie in a private network: whatever the operator configured. */
export function platformOrigins(platforms: PlatformSettings): string[] {
  return [...new Set(Object.values(platforms).map(({ graphUrl }) => new URL(graphUrl).origin))];
}
