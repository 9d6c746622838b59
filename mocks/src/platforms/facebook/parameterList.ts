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
export const facebookParameters: ParameterList = parameters;

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
