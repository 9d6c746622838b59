import { buildCurrencyUnits } from './CurrencyUnits';

/**
 * Units of budgets and bids on Facebook (Marketing API, "Currency codes"). They are not those of ISO 4217: a budget of 500
 * in a TWD account is sent as 500, in a USD account as 50000.
 */
export const facebookCurrencyUnits = buildCurrencyUnits({
  1: 'CLP COP CRC HUF IDR ISK JPY KRW PYG TWD VND',
  100: `AED ARS AUD BDT BGN BHD BOB BRL CAD CHF CNY CZK DKK DZD EGP EUR FBZ GBP GTQ HKD HNL HRK ILS INR JOD KES
    LTL LVL MOP MXN MYR NGN NIO NOK NZD PEN PHP PKR PLN QAR RON RSD RUB SAR SEK SGD SKK THB TRY UAH USD UYU
    VEF VES ZAR`,
});
