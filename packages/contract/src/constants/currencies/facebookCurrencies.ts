import { listCodes } from './listCodes';

/** Currencies of ad accounts on Facebook (Marketing API, "Currency codes"). */
export const facebookCurrencies = /* @__PURE__ */ listCodes(`
  AED ARS AUD BDT BGN BHD BOB BRL CAD CHF CLP CNY COP CRC CZK DKK DZD EGP EUR FBZ GBP GTQ HKD HNL
  HRK HUF IDR ILS INR ISK JOD JPY KES KRW LTL LVL MOP MXN MYR NGN NIO NOK NZD PEN PHP PKR PLN PYG
  QAR RON RSD RUB SAR SEK SGD SKK THB TRY TWD UAH USD UYU VEF VES VND ZAR
`);
