import { isGoogle, listChanges } from './checkRecordedGoogle';
import type { RecordedLaunch, RecordedLine, TypedAmounts } from './recordRequests';
import type { RecordRules } from './recordRules';

/** Google divides a month by this, and has daily budgets only. */
const daysPerMonth = 30.4;
const micros = 1_000_000;

type Problem = string | undefined;

/**
 * Checks that the amounts of a launch are what was typed, in the platform's units of the currency: budgets of its
 * campaign or of all its ad sets together, and bids.
 * @returns a sentence for each problem
 */
export function checkRecordedAmounts(
  { id, name, typed }: RecordedLaunch,
  lines: readonly RecordedLine[],
  rules: RecordRules,
): string[] {
  const own = lines.filter(({ launch }) => launch === id);
  const problems = own.some(isGoogle)
    ? checkGoogle(own, typed, rules)
    : checkFacebook(own, typed, rules.facebookOffsets);
  return problems.flatMap((problem) => (problem === undefined ? [] : [`Launch ${id} (${name}): ${problem}`]));
}

function checkFacebook(
  lines: readonly RecordedLine[],
  typed: TypedAmounts | null,
  offsets: RecordRules['facebookOffsets'],
): Problem[] {
  const adSets = listCreated(lines, 'adsets');
  if (typed === null) return [adSets.length === 0 ? undefined : 'an ad set was not expected'];
  const { currency, period, budget, bid } = typed;
  const offset = offsets.get(currency);
  if (offset === undefined) return [`${currency} is not in the list of currencies`];
  const field = period === 'lifetime' ? 'lifetime_budget' : 'daily_budget';
  const holders = [...listCreated(lines, 'campaigns'), ...adSets];
  const units = holders.reduce((sum, holder) => sum + Number(holder[field] ?? 0), 0);
  return [
    compare(`${field} of ${adSets.length} ad sets`, { units, unit: offset, wanted: budget, currency }),
    ...(bid === undefined ? [] : adSets).map(({ bid_amount }) =>
      compare('bid_amount', { units: Number(bid_amount ?? 0), unit: offset, wanted: bid ?? 0, currency }),
    ),
  ];
}

/** Lists the parameters of all new campaigns or ad sets, without those of a dry run. */
function listCreated(lines: readonly RecordedLine[], edge: 'campaigns' | 'adsets') {
  return lines
    .filter(({ method, path }) => method === 'POST' && path.endsWith(`/${edge}`))
    .filter(({ parameters }) => parameters.execution_options === undefined)
    .map(({ parameters }) => parameters);
}

type Created = {
  readonly campaignBudgetOperation?: { readonly create?: { readonly amountMicros?: unknown } };
  readonly campaignOperation?: {
    readonly create?: { readonly maximizeConversions?: { readonly targetCpaMicros?: unknown } };
  };
};

function checkGoogle(
  lines: readonly RecordedLine[],
  typed: TypedAmounts | null,
  { google, googleSteps }: RecordRules,
): Problem[] {
  const changes = lines.flatMap((line) => listChanges(line, google)) as readonly Created[];
  const budgets = changes.flatMap(({ campaignBudgetOperation: { create } = {} }) => (create ? [create] : []));
  if (typed === null || budgets.length === 0) return ['has no budget'];
  const { currency, period, budget, bid } = typed;
  const step = googleSteps.get(currency);
  if (step === undefined) return [`${currency} is not in the list of currencies`];
  const campaigns = changes.flatMap(({ campaignOperation: { create } = {} }) => (create ? [create] : []));
  return [
    ...budgets.map(({ amountMicros }) => {
      const units = Number(amountMicros ?? 0);
      if (units % step !== 0) return `amountMicros ${units} is no multiple of ${step}`;
      const daily = period === 'monthly' ? floorTo(step / micros, budget / daysPerMonth) : budget;
      return compare('amountMicros', { units, unit: micros, wanted: daily, currency });
    }),
    ...(bid === undefined ? [] : campaigns).map(({ maximizeConversions: { targetCpaMicros } = {} }) =>
      compare('targetCpaMicros', {
        units: Number(targetCpaMicros ?? 0),
        unit: micros,
        wanted: bid ?? 0,
        currency,
      }),
    ),
  ];
}

/** Rounds down to a multiple of a step; a quotient that is just below one, by its rounding, is that multiple. */
function floorTo(step: number, amount: number): number {
  return Math.floor(amount / step + 1e-6) * step;
}

/** Compares an amount in a platform's units with what was typed. */
function compare(
  field: string,
  { units, unit, wanted, currency }: { units: number; unit: number; wanted: number; currency: string },
): Problem {
  // Typed amounts have at most two decimals.
  if (Math.round((units / unit) * 100) === Math.round(wanted * 100) && Number.isInteger(units))
    return undefined;
  return `${field} of ${units} is ${units / unit} ${currency} instead of ${wanted}`;
}
