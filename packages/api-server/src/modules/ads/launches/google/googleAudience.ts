import type { GoogleTemplate } from '@adlane/contract/ads/templates';
import {
  googleAgeBuckets,
  googleGenders,
  googleIncomeBuckets,
  googleParentalStatuses,
} from '@adlane/contract/constants';

type Targeting = GoogleTemplate['targetAdTemplateData'];
type Dimension = Readonly<Record<string, unknown>>;

const ageRanges: Readonly<Record<number, string>> = {
  503001: 'AGE_RANGE_18_24',
  503002: 'AGE_RANGE_25_34',
  503003: 'AGE_RANGE_35_44',
  503004: 'AGE_RANGE_45_54',
  503005: 'AGE_RANGE_55_64',
  503006: 'AGE_RANGE_65_UP',
};
const incomeRanges: Readonly<Record<number, string>> = {
  510001: 'INCOME_RANGE_0_50',
  510002: 'INCOME_RANGE_50_60',
  510003: 'INCOME_RANGE_60_70',
  510004: 'INCOME_RANGE_70_80',
  510005: 'INCOME_RANGE_80_90',
  510006: 'INCOME_RANGE_90_UP',
};
const genders: Readonly<Record<number, string>> = { 10: 'MALE', 11: 'FEMALE', 20: 'UNDETERMINED' };
const parents: Readonly<Record<number, string>> = { 300: 'PARENT', 301: 'NOT_A_PARENT', 302: 'UNDETERMINED' };

const isIn = (min: number, max: number) => (code: number) => code >= min && code <= max;
const toNames = (codes: readonly number[], names: Readonly<Record<number, string>>) =>
  codes.flatMap((code) => names[code] ?? []);

/** Codes of one kind of people, those that are wanted and their names. */
type Group = {
  readonly all: readonly number[];
  readonly chosen: (code: number) => boolean;
  readonly names: Readonly<Record<number, string>>;
};
const listCodes = (list: readonly { readonly code: number }[]) => list.map(({ code }) => code);

/** Returns people by age, gender, parental status and income. */
function listGroups({ minAge, maxAge, minIncome, maxIncome, gender, parentalStatus }: Targeting) {
  return {
    ages: { all: listCodes(googleAgeBuckets), chosen: isIn(minAge, maxAge), names: ageRanges },
    incomes: { all: listCodes(googleIncomeBuckets), chosen: isIn(minIncome, maxIncome), names: incomeRanges },
    genders: {
      all: listCodes(googleGenders),
      chosen: (code: number) => gender.includes(code),
      names: genders,
    },
    parents: {
      all: listCodes(googleParentalStatuses),
      chosen: (code: number) => parentalStatus.includes(code),
      names: parents,
    },
  } satisfies Record<string, Group>;
}

/** Returns the dimensions of an audience for the narrowed groups; none where everybody is wanted. */
export function buildDimensions(targeting: Targeting): Dimension[] {
  const groups = listGroups(targeting);
  const isNarrowed = ({ all, chosen }: Group) => !all.every(chosen);
  const split = (group: Group) => {
    const named = toNames(group.all.filter(group.chosen), group.names);
    return {
      values: named.filter((value) => value !== 'UNDETERMINED'),
      includeUndetermined: named.includes('UNDETERMINED'),
    };
  };
  const dimension = (group: Group, build: (parts: ReturnType<typeof split>) => Dimension) =>
    isNarrowed(group) ? [build(split(group))] : [];
  return [
    ...dimension(groups.ages, ({ includeUndetermined }) => ({
      age: { ageRanges: buildAges(targeting), includeUndetermined },
    })),
    ...dimension(groups.genders, ({ values, ...rest }) => ({ gender: { genders: values, ...rest } })),
    ...dimension(groups.parents, ({ values, ...rest }) => ({
      parentalStatus: { parentalStatuses: values, ...rest },
    })),
    ...dimension(groups.incomes, ({ values, ...rest }) => ({
      householdIncome: { incomeRanges: values, ...rest },
    })),
  ];
}

function buildAges({ minAge, maxAge }: Targeting): Dimension[] {
  return googleAgeBuckets
    .filter(({ code }) => isIn(minAge, maxAge)(code))
    .map(({ min, max }) => {
      const [from, to] = [Number.parseInt(min, 10), Number.parseInt(max, 10)];
      return to > from ? { minAge: from, maxAge: to } : { minAge: from };
    });
}

/** Returns the people that a Search ad group excludes, as criteria. */
export function buildExclusions(targeting: Targeting): Dimension[] {
  const groups = listGroups(targeting);
  const excluded = (name: string, { all, chosen, names }: Group) =>
    toNames(
      all.filter((code) => !chosen(code)),
      names,
    ).map((type) => ({ [name]: { type } }));
  return [
    ...excluded('ageRange', groups.ages),
    ...excluded('gender', groups.genders),
    ...excluded('parentalStatus', groups.parents),
    ...excluded('incomeRange', groups.incomes),
  ];
}
