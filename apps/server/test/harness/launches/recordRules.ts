import {
  facebookOffsets,
  facebookParameters,
  googleBillableUnits,
  googleMutateLists,
  type MutateLists,
  type ParameterList,
} from '@adlane/mocks/platforms';

/** What recorded requests are judged by. */
export type RecordRules = {
  readonly facebook: ParameterList;
  /** How many of Facebook's units make one of a currency. */
  readonly facebookOffsets: ReadonlyMap<string, number>;
  readonly google: MutateLists;
  /** The smallest step of a currency at Google, in micros. */
  readonly googleSteps: ReadonlyMap<string, number>;
};

/** The platforms' own lists and units, as their doubles have them. */
export const platformRules: RecordRules = {
  facebook: facebookParameters,
  facebookOffsets,
  google: googleMutateLists,
  googleSteps: googleBillableUnits,
};
