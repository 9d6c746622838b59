import parameters from './parameters.json';

/** Parameters of Graph's operations: names and types, `!` after required ones. */
export type ParameterList = {
  readonly version: string;
  readonly operations: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly objects: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly enums: Readonly<Record<string, readonly string[]>>;
  /** Fields that a node may be requested with. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
};

/** The parameter list of the operations that the double answers. */
export const facebookParameters: ParameterList = {
  ...parameters,
  enums: {
    ...parameters.enums,
    // The published list lacks the button that the guide to Instagram messages demands.
    AdAssetFeedSpec_call_to_action_types: [
      ...parameters.enums.AdAssetFeedSpec_call_to_action_types,
      'INSTAGRAM_MESSAGE',
    ],
    // The published list has numbers; Graph takes and asks for names.
    adaccountadsets_regional_regulated_categories: [
      'AUSTRALIA_FINSERV',
      'INDIA_FINSERV',
      'SINGAPORE_UNIVERSAL',
      'TAIWAN_FINSERV',
      'TAIWAN_UNIVERSAL',
      'THAILAND_UNIVERSAL',
    ],
  },
};

/** Parameters that every call accepts. */
export const commonParameters: ReadonlySet<string> = new Set([
  'access_token',
  'appsecret_proof',
  'fields',
  'limit',
  'after',
  'before',
  'locale',
  'summary',
]);
