import { listCodes } from './listCodes';

/** Google counts one of every currency as a million micros. */
export const googleMicros = 1_000_000;

/** Currencies of accounts on Google Ads. */
export const googleCurrencies = /* @__PURE__ */ listCodes(`
  AED ARS AUD AZN BDT BGN BHD BND BOB BRL BYN CAD CHF CLP CNY COP CRC CZK DKK DOP DZD EGP EUR FJD
  GBP GEL GHS GTQ HKD HNL HRK HUF IDR ILS INR ISK JOD JPY KES KRW KWD KZT LAK LKR LTL LVL MAD MOP
  MXN MYR NGN NIO NOK NZD OMR PAB PEN PHP PKR PLN PYG QAR RON RSD RUB SAR SEK SGD SKK THB TND TRY
  TWD TZS UAH UGX USD UYU UZS VEF VES VND XAF XOF ZAR ZMW
`);
