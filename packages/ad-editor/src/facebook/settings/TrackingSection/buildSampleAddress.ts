import { utmMacros } from '@adlane/contract/constants';
import { buildUrlTags } from '@adlane/contract/rules';

/** Stands for the page of an ad that has none. */
const exampleUrl = 'https://www.example.com/';

/**
 * The address that somebody lands on, with an example in place of each macro.
 * @param page the ad's own page; another one stands in where it is empty or no address
 */
export function buildSampleAddress(page: string, tags: Readonly<Record<string, string>>): string {
  const filled = utmMacros.reduce(
    (text, { value, example }) => text.replaceAll(value, encodeURIComponent(example)),
    buildUrlTags(tags),
  );
  const url = URL.canParse(page) ? new URL(page) : new URL(exampleUrl);
  if (filled === '') return url.href;
  const separator = url.search === '' ? '?' : '&';
  return `${url.origin}${url.pathname}${url.search}${separator}${filled}${url.hash}`;
}
