import { buildCurrencyUnits } from './CurrencyUnits';

/** Google counts one of every currency as a million micros. */
export const googleMicros = 1_000_000;

/**
 * The smallest steps of amounts on Google, as parts of one of the currency: 100 is a step of 10,000 micros. Google names an
 * account's own step in `currency_constant.billable_unit_micros`; these are that step or a multiple of it, and the same as on
 * Facebook, so that the spend of both can be added.
 */
export const googleCurrencyUnits = buildCurrencyUnits({
  1: 'CLP COP CRC HUF IDR ISK JPY KRW LAK PYG TWD UGX VND XAF XOF',
  100: `AED ARS AUD AZN BDT BGN BHD BND BOB BRL BYN CAD CHF CNY CZK DKK DOP DZD EGP EUR FJD GBP GEL GHS GTQ HKD
    HNL HRK ILS INR JOD KES KWD KZT LKR LTL LVL MAD MOP MXN MYR NGN NIO NOK NZD OMR PAB PEN PHP PKR PLN QAR
    RON RSD RUB SAR SEK SGD SKK THB TND TRY TZS UAH USD UYU UZS VEF VES ZAR ZMW`,
});
