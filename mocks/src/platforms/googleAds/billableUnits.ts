import { type GoogleFailureParts, googleFault } from './googleFailure';

/**
 * Billable units in micros, as `currency_constant.billable_unit_micros` names them: amounts must be multiples. The double has
 * its own copy, so that it notices a caller that counts in other units.
 */
const billableUnits = new Map<string, number>();
const unitsByStep = {
  1_000_000: 'CLP COP CRC HUF IDR ISK JPY KRW LAK PYG TWD UGX VND XAF XOF',
  10_000: `AED ARS AUD AZN BDT BGN BHD BND BOB BRL BYN CAD CHF CNY CZK DKK DOP DZD EGP EUR FJD GBP GEL GHS GTQ HKD
    HNL HRK ILS INR JOD KES KWD KZT LKR LTL LVL MAD MOP MXN MYR NGN NIO NOK NZD OMR PAB PEN PHP PKR PLN QAR
    RON RSD RUB SAR SEK SGD SKK THB TND TRY TZS UAH USD UYU UZS VEF VES ZAR ZMW`,
} as const;
for (const [step, codes] of Object.entries(unitsByStep)) {
  for (const code of codes.split(/\s+/)) billableUnits.set(code, Number(step));
}

/** The smallest step of each currency at Google, in micros. */
export const googleBillableUnits: ReadonlyMap<string, number> = billableUnits;

/** Currencies of Google's accounts. */
export const googleCurrencies: readonly string[] = [...billableUnits.keys()];

/** Returns the billable unit of a currency in micros. @throws the failure for a currency that Google does not have */
export function getBillableUnit(currency: string): number {
  const unit = billableUnits.get(currency);
  if (unit === undefined) {
    throw googleFault(400, 'currencyCodeError', 'UNSUPPORTED', `The currency ${currency} is not supported.`);
  }
  return unit;
}

/** Formats micros as Google Ads shows them: 'TWD 500', 'USD 5.00'. */
export function formatMicros(micros: number, currency: string): string {
  return `${currency} ${(micros / 1_000_000).toFixed(getBillableUnit(currency) === 1_000_000 ? 0 : 2)}`;
}

/** Checks a daily budget: at least one of the currency, and a multiple of its billable unit. @throws the failure */
export function checkBudgetMicros(micros: number, currency: string, path?: GoogleFailureParts['path']): void {
  const parts = path === undefined ? {} : { path };
  if (micros < 1_000_000) {
    const text = 'The budget amount is below the minimum of one unit of the currency.';
    throw googleFault(400, 'campaignBudgetError', 'BUDGET_BELOW_PER_DAY_MINIMUM', text, parts);
  }
  if (micros % getBillableUnit(currency) !== 0) {
    const text = 'The budget amount must be a multiple of the smallest unit of the currency.';
    throw googleFault(400, 'campaignBudgetError', 'NON_MULTIPLE_OF_MINIMUM_CURRENCY_UNIT', text, parts);
  }
}
