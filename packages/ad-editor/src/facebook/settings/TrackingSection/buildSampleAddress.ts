import { utmMacros } from '@adlane/contract/constants';
import { buildUrlTags } from '@adlane/contract/rules';

/** Replaces the page of an ad that has none. */
const exampleUrl = 'https://www.example.com/';

/**
 * Returns the landing URL, with an example in place of each macro.
 * @param page the ad's page; replaced by an example if it is empty or no URL
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
