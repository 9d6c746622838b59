import type { Source } from '@adlane/contract/ads/sources';
import {
  exchangeFacebookCode,
  facebookSignInUrl,
  readFacebookUser,
} from '../../../../connectors/facebook/facebookSignIn';
import {
  exchangeGoHighLevelCode,
  goHighLevelSignInUrl,
  readLocationName,
} from '../../../../connectors/goHighLevel/goHighLevelSignIn';
import { exchangeGoogleCode, googleSignInUrl } from '../../../../connectors/googleAds/googleSignIn';
import type { Ports } from '../../../../ports';

/** The URL to which a platform redirects its user. */
type Address = { readonly redirectUri: string; readonly state: string; readonly codeChallenge: string };
type Code = { readonly code: string; readonly redirectUri: string; readonly codeVerifier: string };

/** The result of a sign-in, with tokens that must be sealed before they are stored. */
export type Grant = {
  /** Id of the user on the platform; for a CRM, of the location. */
  readonly externalId: string;
  readonly name: string;
  /** The token with the longest lifetime. */
  readonly token: string;
  readonly refreshToken: string | null;
  /** Null if the token does not expire. */
  readonly expiresInSeconds: number | null;
  readonly details: Readonly<Record<string, unknown>>;
};

/** How a user connects a platform. Every method throws its connector's error. */
export type ChannelSignIn = {
  url(ports: Ports, address: Address): string;
  redeem(ports: Ports, code: Code): Promise<Grant>;
  /** Returns false until the operator has set the platform's credentials. */
  isConfigured(ports: Ports): boolean;
};

export const channelSignIns: Readonly<Record<Source['channel'], ChannelSignIn>> = {
  facebook: {
    isConfigured: ({ platforms }) => platforms.facebook.appId !== '',
    url: ({ platforms }, address) => facebookSignInUrl(platforms.facebook, address),
    redeem: async (ports, code) => {
      const { token, expiresInSeconds } = await exchangeFacebookCode(ports, code);
      const { id: externalId, name } = await readFacebookUser(ports, token);
      return { externalId, name, token, refreshToken: null, expiresInSeconds, details: {} };
    },
  },
  google: {
    isConfigured: ({ platforms }) => platforms.google.clientId !== '',
    url: (ports, address) => googleSignInUrl(ports, address),
    redeem: async (ports, code) => {
      const { accessToken, refreshToken, expiresInSeconds, user } = await exchangeGoogleCode(ports, code);
      return {
        externalId: user.id,
        name: user.email,
        token: accessToken,
        refreshToken,
        expiresInSeconds,
        details: {},
      };
    },
  },
  ghl: {
    isConfigured: ({ platforms }) => platforms.goHighLevel.clientId !== '',
    url: (ports, address) => goHighLevelSignInUrl(ports, address),
    redeem: async (ports, code) => {
      const grant = await exchangeGoHighLevelCode(ports, code);
      return {
        externalId: grant.locationId,
        name: await readLocationName(ports, grant),
        token: grant.token,
        refreshToken: grant.refreshToken,
        expiresInSeconds: grant.expiresInSeconds,
        details: { company_id: grant.companyId },
      };
    },
  },
};
