import { badRequest } from './stripeFault';

/**
 * How Stripe counts ("Supported currencies"): decimals of each currency, and the multiples that it charges. The double has its
 * own copy, so that it notices a caller that counts in other units.
 */
const decimals = new Map<string, 0 | 2 | 3>();
const codesByDecimals = {
  0: 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf',
  2: `aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bmd bnd bob brl bsd bwp byn bzd cad cdf chf cny cop crc
    cve czk dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gtq gyd hkd hnl htg huf idr ils inr isk jmd kes kgs khr
    kyd kzt lak lbp lkr lrd lsl mad mdl mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd pab pen pgk
    php pkr pln qar ron rsd rub sar sbd scr sek sgd shp sle sos srd std szl thb tjs top try ttd twd tzs uah usd uyu
    uzs wst xcd yer zar zmw`,
  3: 'bhd jod kwd omr tnd',
} as const;
for (const places of [0, 2, 3] as const) {
  for (const code of codesByDecimals[places].split(/\s+/)) decimals.set(code, places);
}

/** Currencies that Stripe charges, in lower case. */
export const stripeCurrencies: readonly string[] = [...decimals.keys()];

/** Checks the amount of a price. @throws StripeFault */
export function checkUnitAmount(amount: number, currency: string): void {
  const places = decimals.get(currency);
  if (places === undefined) throw badRequest(`Invalid currency: ${currency}.`, 'currency');
  const step = places === 3 ? 10 : currency === 'isk' ? 100 : 1;
  if (!Number.isInteger(amount) || amount < 0 || amount % step !== 0) {
    throw badRequest(`Invalid integer: the amount must be a multiple of ${step}.`, 'unit_amount');
  }
}

/** Formats an amount as Stripe's pages show it: '97.00 USD', '9700 JPY'. */
export function formatStripeAmount(amount: number, currency: string): string {
  const places = decimals.get(currency) ?? 2;
  return `${(amount / 10 ** places).toFixed(places)} ${currency.toUpperCase()}`;
}
