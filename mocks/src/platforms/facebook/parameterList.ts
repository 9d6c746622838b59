import parameters from './parameters.json';

/** What Graph's operations take: names and types, `!` after a type that is required. */
export type ParameterList = {
  readonly version: string;
  readonly operations: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly objects: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly enums: Readonly<Record<string, readonly string[]>>;
  /** Fields that a node may be asked for. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
};

/** The parameter list of the operations that the double answers. */
export const facebookParameters: ParameterList = parameters;

/** Parameters that every call takes. */
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
