import { type MapResource, mapStyleText } from './mapStyleText';

/** Attributes of an element by their names, of a recording: values are unknown. */
export type ElementAttributes = Readonly<Record<string, unknown>>;

/** Elements whose `src` or `href` is an image. */
const imageElements = ['img', 'input', 'image', 'feimage'];
/** Of the widths in a `srcset`, the one that is sharp enough on most screens. */
const sharpWidth = 800;

type Candidate = { readonly address: string; readonly descriptor: string };

/** Returns one candidate of a `srcset`: each of them would be another request. */
function pickCandidate(text: string): Candidate | undefined {
  const candidates = text
    .replace(/\s([\d.]+[wxh]),(?=\S)/g, ' $1, ')
    .split(/,\s+/)
    .map((part) => part.trim().split(/\s+/))
    .map(([address = '', descriptor = '1x']) => ({ address, descriptor }))
    .filter(({ address }) => address !== '')
    .toSorted((one, other) => Number.parseFloat(one.descriptor) - Number.parseFloat(other.descriptor));
  const isSharp = ({ descriptor }: Candidate) =>
    !descriptor.endsWith('w') || Number.parseFloat(descriptor) >= sharpWidth;
  return candidates.find(isSharp) ?? candidates.at(-1);
}

/** Without its candidate, a `srcset` is dropped: the browser would prefer it to the image in `src`. */
function mapSourceSet(text: string, map: MapResource): string | undefined {
  const picked = pickCandidate(text);
  const mapped = picked && map(picked.address, 'source');
  return mapped === undefined ? undefined : `${mapped} ${picked?.descriptor}`;
}

/** A declaration of a recorded `style`: its value, alone or with its priority. */
function mapDeclaration(value: unknown, map: MapResource): unknown {
  if (typeof value === 'string') return mapStyleText(value, map);
  return Array.isArray(value) ? value.map((part) => mapDeclaration(part, map)) : value;
}

function mapStyle(value: unknown, map: MapResource): unknown {
  if (typeof value !== 'object' || value === null) return mapDeclaration(value, map);
  return Object.fromEntries(
    Object.entries(value).map(([name, declared]) => [name, mapDeclaration(declared, map)]),
  );
}

function mapAttribute(tag: string, name: string, value: unknown, map: MapResource): unknown {
  if (name === 'style') return mapStyle(value, map);
  if (typeof value !== 'string') return value;
  if (name === '_cssText') return mapStyleText(value, map);
  if (name === 'srcset') return mapSourceSet(value, map);
  const isImage = tag === '' ? name === 'src' : imageElements.includes(tag);
  const isAddress = isImage && /^(?:src|(?:xlink:)?href)$/.test(name);
  return isAddress || name === 'poster' || name === 'background' ? (map(value, 'image') ?? value) : value;
}

/**
 * Replaces the resources in an element's attributes. A linked style sheet becomes `_cssText`, as recorders write the text
 * of one that they can read.
 * @param tag the element's name in lower case; empty if a recording does not name it
 */
export function mapAttributes(
  tag: string,
  attributes: ElementAttributes,
  map: MapResource,
): ElementAttributes {
  const { rel, href } = attributes;
  if (tag === 'link' && typeof href === 'string' && /\bstylesheet\b/i.test(String(rel))) {
    const css = map(href, 'style');
    const { rel: _rel, href: _href, ...rest } = attributes;
    return css === undefined ? attributes : { ...rest, _cssText: css };
  }
  return Object.fromEntries(
    Object.entries(attributes)
      .map(([name, value]) => [name, mapAttribute(tag, name, value, map)] as const)
      .filter(([, value]) => value !== undefined),
  );
}
