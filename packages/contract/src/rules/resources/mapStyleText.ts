/**
 * How a page uses a file of another address. `source` is one candidate of a `srcset`, `subset` a font for other
 * characters than Latin ones, which browsers only load for texts that have them.
 */
export type ResourceUse = 'style' | 'image' | 'source' | 'background' | 'font' | 'subset';

/**
 * Returns what replaces the address of a resource, as it is written in the page: the text of a style sheet, the
 * data URL of anything else; undefined leaves it as it is.
 */
export type MapResource = (address: string, use: ResourceUse) => string | undefined;

/** Every repetition ends at a character that it excludes, so that a hostile text costs linear time. */
const references =
  /@import\s+(?:url\(\s*)?(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'();]+))(?:\s*\))?([^;{}]{0,200});|(@font-face\s*\{[^{}]*\})|url\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'()]+))\s*\)/gi;
const addresses = /url\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'()]+))\s*\)/gi;
const latin = /U\+(?:0{1,4}(?![\da-f?])|00\?\?|0?0?[2-6]\d\b)/i;

function mapImport(address: string, conditions: string, map: MapResource): string | undefined {
  const css = map(address, 'style');
  if (css === undefined) return undefined;
  const media = conditions.trim();
  return media === '' ? css : `@media ${media}{${css}}`;
}

/** Replaces one address of a font: a browser loads the first one whose format it knows. */
function mapFont(block: string, map: MapResource): string {
  const listed = [...block.matchAll(addresses)].map(([whole, double, single, bare]) => ({
    whole,
    address: double ?? single ?? bare ?? '',
  }));
  const best = listed.find(({ address }) => /\.woff2\b/i.test(address)) ?? listed.at(-1);
  if (best === undefined) return block;
  const range = /unicode-range\s*:([^;}]*)/i.exec(block)?.[1];
  const mapped = map(best.address, range === undefined || latin.test(range) ? 'font' : 'subset');
  return mapped === undefined ? block : block.replace(best.whole, () => `url("${mapped}")`);
}

/**
 * Replaces the resources of a style sheet or of a `style` attribute.
 *
 * @example
 * ```ts
 * mapStyleText('background: url(logo.png)', () => 'data:image/png;base64,AA==');
 * ```
 */
export function mapStyleText(css: string, map: MapResource): string {
  return css.replace(references, (whole: string, ...groups: readonly (string | undefined)[]) => {
    const [importDouble, importSingle, importBare, conditions, font, double, single, bare] = groups;
    const imported = importDouble ?? importSingle ?? importBare;
    if (imported !== undefined) return mapImport(imported, conditions ?? '', map) ?? whole;
    if (font !== undefined) return mapFont(font, map);
    const mapped = map(double ?? single ?? bare ?? '', 'background');
    return mapped === undefined ? whole : `url("${mapped}")`;
  });
}
