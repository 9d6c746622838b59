import { type MapResource, mapStyleText, resolveResource } from '@adlane/contract/rules';
import type { TicketResources } from '@adlane/contract/widget/tickets';

/**
 * Most characters that replace addresses: a page may name one image a thousand times, and each of them is written
 * out.
 */
const maxCharacters = 40_000_000;
/** Style sheets inside of each other: those of the page, and those that these import. */
const maxDepth = 2;

/** A neutral box, of the size that the page gives to the image. */
const placeholder = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" preserveAspectRatio="none"><rect width="24" height="24" fill="#d9d9de"/></svg>',
)}`;

/**
 * Maps the addresses in an untrusted page to what the server fetched from them, so that the page requests nothing. An image that is
 * not there becomes a neutral box.
 * @param base the page's own address
 */
export function createResourceMap(resources: TicketResources, base: string): MapResource {
  let left = maxCharacters;
  const spend = (text: string): string | undefined => {
    if (text.length > left) return undefined;
    left -= text.length;
    return text;
  };
  const mapFrom =
    (from: string, depth: number): MapResource =>
    (address, use) => {
      const url = resolveResource(address, from);
      if (url === undefined) return undefined;
      const fetched = resources[url];
      if (use === 'style') {
        return fetched === undefined || depth === maxDepth
          ? undefined
          : spend(mapStyleText(fetched, mapFrom(url, depth + 1)));
      }
      const isMedia = fetched !== undefined && /^data:(?:image|font|application)\//.test(fetched);
      return (isMedia ? spend(fetched) : undefined) ?? (use === 'image' ? placeholder : undefined);
    };
  return mapFrom(base, 0);
}
