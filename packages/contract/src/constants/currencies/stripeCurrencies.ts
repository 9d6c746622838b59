import { buildCurrencyUnits } from './CurrencyUnits';

/**
 * Units of prices at Stripe ("Supported currencies"): its zero- and three-decimal lists, and hundredths for the rest. UGX is
 * left out: the page has it in the zero-decimal list and as hundredths.
 */
export const stripeCurrencyUnits = /* @__PURE__ */ buildCurrencyUnits({
  1: 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF',
  100: `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CNY
    COP CRC CVE CZK DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK
    JMD KES KGS KHR KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO
    NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL THB TJS
    TOP TRY TTD TWD TZS UAH USD UYU UZS WST XCD YER ZAR ZMW`,
  1000: 'BHD JOD KWD OMR TND',
});

/** Currencies whose prices at Stripe must be a multiple of a number of units; 1 for the rest. */
export const stripePriceSteps: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ['BHD', 10],
  ['ISK', 100],
  ['JOD', 10],
  ['KWD', 10],
  ['OMR', 10],
  ['TND', 10],
]);
