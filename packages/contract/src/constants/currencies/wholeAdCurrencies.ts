import { listCodes } from './listCodes';

/**
 * Currencies that ads count in whole ones; hundredths of all others. They are Facebook's units (Marketing API, "Currency
 * codes"), which are not those of ISO 4217: a budget of 500 in a TWD account is sent as 500, in a USD account as 50000.
 * Google names an account's smallest step in `currency_constant.billable_unit_micros`; these units are that step or a
 * multiple of it, so that the spend of both platforms can be added.
 */
export const wholeAdCurrencies = /* @__PURE__ */ listCodes(
  'CLP COP CRC HUF IDR ISK JPY KRW LAK PYG TWD UGX VND XAF XOF',
);
