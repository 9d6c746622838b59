import { parseHex } from './contrast';
import { textStyles } from './styles';
import { breakpoints, semanticTokens, tokens } from './tokens';

/** A design token in the W3C format: `$value` is the light value; other modes are extensions. */
export type DesignToken = {
  readonly $value: unknown;
  readonly $extensions?: { readonly modes: { readonly dark: unknown } };
};

/** A group of tokens; `$type` is inherited by everything below it. */
export type TokenGroup = { readonly [name: string]: TokenGroup | DesignToken | string };

type Convert = (value: string) => unknown;

function parseNumber(text: string): number {
  return Number.parseFloat(text);
}

/** Converts a CSS color to the format's color object; aliases and keywords are undefined. */
function toColor(value: string): unknown {
  const rgb = parseHex(value);
  if (rgb) return { colorSpace: 'srgb', components: rgb.map((part) => part / 255), hex: value };
  const [red = '0', green = '0', blue = '0', alpha = '1'] =
    /rgba?\(([^)]+)\)/.exec(value)?.[1]?.split(',') ?? [];
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((part) => parseNumber(part) / 255),
    alpha: parseNumber(alpha),
  };
}

/** Converts `0.25rem` to `{ value: 0.25, unit: 'rem' }`; a plain 0 is 0 px. */
function toDimension(value: string): unknown {
  return { value: parseNumber(value), unit: value.endsWith('rem') ? 'rem' : 'px' };
}

function toDuration(value: string): unknown {
  return { value: parseNumber(value), unit: 'ms' };
}

function toEasing(value: string): unknown {
  return (/\(([^)]+)\)/.exec(value)?.[1] ?? '').split(',').map(parseNumber);
}

function toFontFamily(value: string): unknown {
  return value.split(',').map((name) => name.trim().replaceAll("'", ''));
}

/** Converts each layer of a CSS `box-shadow`. */
function toShadow(value: string): unknown {
  const layers = value.split(/,(?![^(]*\))/).map((layer) => layer.trim());
  return layers.map((layer) => {
    const color = /rgba?\([^)]*\)/.exec(layer)?.[0] ?? '#000000';
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = layer
      .replace(color, '')
      .trim()
      .split(/\s+/);
    const [x, y, radius, growth] = [offsetX, offsetY, blur, spread].map(toDimension);
    return { color: toColor(color), offsetX: x, offsetY: y, blur: radius, spread: growth };
  });
}

type Valued = { readonly value: unknown };
type Themed = { readonly value: { readonly _light: string; readonly _dark: string } };
type Node = { readonly [name: string]: Node | Valued | Themed };

const isThemed = (value: unknown): value is Themed['value'] =>
  typeof value === 'object' && value !== null && '_light' in value;

/** Converts `{radii.sm}`, an alias of the theme, to the alias of the file. */
function toAlias(value: string): string | undefined {
  return /^\{radii\.(\w+)\}$/.exec(value)?.[1]?.replace(/.*/, '{radius.$&}');
}

function convertToken({ value }: Valued, convert: Convert): DesignToken {
  if (!isThemed(value)) return { $value: toAlias(String(value)) ?? convert(String(value)) };
  return {
    $value: convert(value._light),
    $extensions: { modes: { dark: convert(value._dark) } },
  };
}

function convertGroup(group: Node, convert: Convert): TokenGroup {
  const entries = Object.entries(group).map(([name, node]) => {
    // The format reserves the dot for aliases.
    const key = name === 'DEFAULT' ? 'default' : name.replace('.', '_');
    return [
      key,
      'value' in node ? convertToken(node as Valued, convert) : convertGroup(node as Node, convert),
    ];
  });
  return Object.fromEntries(entries);
}

function toValued(record: Readonly<Record<string, string>>): Node {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, { value }]));
}

/** Leaves out what the format has no type for, such as `currentColor` and `max-content`. */
function pick(group: Node, isIncluded: (value: string) => boolean): Node {
  return Object.fromEntries(
    Object.entries(group).filter(([, node]) => !('value' in node) || isIncluded(String(node.value))),
  );
}

const isSize = (value: string) => /^-?[\d.]+(rem|px)?$/.test(value);
const isColor = (value: string) => !['transparent', 'currentColor'].includes(value);

/** The format has neither `em` nor line heights with a unit: converts them by the font size. */
function convertTextStyles(): TokenGroup {
  const sizes: Readonly<Record<string, Valued>> = tokens.fontSizes;
  const styles = Object.entries(textStyles).map(([name, { value }]) => {
    const sizeRem = parseNumber(String(sizes[value.fontSize]?.value));
    const spacingEm = 'letterSpacing' in value ? parseNumber(value.letterSpacing) : 0;
    const $value = {
      fontFamily: '{font.family.body}',
      fontSize: `{font.size.${value.fontSize}}`,
      fontWeight: '{font.weight.normal}',
      lineHeight: parseNumber(value.lineHeight) / sizeRem,
      letterSpacing: { value: spacingEm * sizeRem, unit: 'rem' },
    };
    return [name, { $value }];
  });
  return Object.fromEntries(styles);
}

/**
 * Builds the theme's tokens as a W3C design tokens document, for design tools. Colors and shadows have their dark value
 * under `$extensions.modes.dark`.
 * @example writeFileSync('tokens.json', JSON.stringify(buildTokensJson(), null, 2))
 */
export function buildTokensJson(): TokenGroup {
  const { colors, radii, shadows } = semanticTokens;
  return {
    $description: 'Design tokens of Adlane. Values are of the light mode.',
    color: {
      $type: 'color',
      ...convertGroup(pick(tokens.colors, isColor), toColor),
      // The shades of `gray` exist twice: by number and by role.
      ...convertGroup(colors, toColor),
      gray: { ...convertGroup(tokens.colors.gray, toColor), ...convertGroup(colors.gray, toColor) },
    },
    space: { $type: 'dimension', ...convertGroup(tokens.spacing, toDimension) },
    size: { $type: 'dimension', ...convertGroup(pick(tokens.sizes, isSize), toDimension) },
    radius: { $type: 'dimension', ...convertGroup({ ...tokens.radii, ...radii }, toDimension) },
    shadow: { $type: 'shadow', ...convertGroup(shadows, toShadow) },
    font: {
      family: { $type: 'fontFamily', ...convertGroup(tokens.fonts, toFontFamily) },
      size: { $type: 'dimension', ...convertGroup(tokens.fontSizes, toDimension) },
      weight: { $type: 'fontWeight', ...convertGroup(tokens.fontWeights, parseNumber) },
      lineHeight: { $type: 'number', ...convertGroup(tokens.lineHeights, parseNumber) },
    },
    text: { $type: 'typography', ...convertTextStyles() },
    breakpoint: { $type: 'dimension', ...convertGroup(toValued(breakpoints), toDimension) },
    duration: { $type: 'duration', ...convertGroup(tokens.durations, toDuration) },
    easing: { $type: 'cubicBezier', ...convertGroup(tokens.easings, toEasing) },
    zIndex: { $type: 'number', ...convertGroup(tokens.zIndex, parseNumber) },
  };
}
