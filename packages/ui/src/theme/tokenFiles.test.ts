import { describe, expect, it } from 'vitest';
import { buildTokensCss } from './buildTokensCss';
import { buildTokensJson, type TokenGroup } from './buildTokensJson';
import { system } from './system';
import { semanticTokens, tokens } from './tokens';

type Rules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Parses `selector { --name: value; }` rules. */
function parseRules(css: string): Rules {
  const rules = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector = '', body = '']) => {
    const lines = body.split(';\n').map((line) => line.trim().replace(/;$/, ''));
    const pairs = lines.filter(Boolean).map((line) => line.split(/:\s(.*)/s).slice(0, 2));
    return [selector.trim(), Object.fromEntries(pairs)];
  });
  return Object.fromEntries(rules);
}

/** The variables that the theme itself emits, by mode. */
function readThemeVariables(): Readonly<Record<'base' | 'light' | 'dark', Readonly<Record<string, string>>>> {
  const layer = (system.getTokenCss() as Record<string, Rules>)['@layer adlane.tokens'] ?? {};
  const [base = {}, light = {}, dark = {}] = Object.values(layer).map((rule) =>
    Object.fromEntries(Object.entries(rule).map(([name, value]) => [name, String(value)])),
  );
  return { base, light, dark };
}

/** Returns the token at a path such as `color.brand.solid`. */
function getToken(path: string): { $value?: unknown; $extensions?: { modes: { dark: unknown } } } {
  const found = path
    .split('.')
    .reduce<unknown>((group, key) => Reflect.get(group as object, key), buildTokensJson());
  return found as ReturnType<typeof getToken>;
}

function listTokens(group: TokenGroup | string, path: readonly string[] = []): [string, unknown][] {
  if (typeof group === 'string') return [];
  if ('$value' in group) return [[path.join('.'), group.$value]];
  return Object.entries(group).flatMap(([key, node]) => listTokens(node as TokenGroup, [...path, key]));
}

describe('tokens.css', () => {
  const rules = parseRules(buildTokensCss());

  it.each([
    ['light', ':root, .light'],
    ['dark', '.dark'],
  ] as const)('has the same variables as the theme in %s mode', (mode, selector) => {
    expect(rules[selector]).toEqual(readThemeVariables()[mode]);
  });

  it('has every other variable with the value of the theme', () => {
    const { base } = readThemeVariables();
    const expected = Object.entries(base).filter(([name]) => name in (rules[':root'] ?? {}));
    expect(Object.fromEntries(expected)).toEqual(rules[':root']);
  });

  it('leaves out no color, size, radius or font', () => {
    // A media query can't read a variable, so breakpoints are only in tokens.json.
    const names = Object.keys(readThemeVariables().base).filter((name) =>
      /-(colors|spacing|sizes-(?!breakpoint)|radii|fonts|font-sizes|shadows|durations)/.test(name),
    );
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !(name in { ...rules[':root'], ...rules[':root, .light'] }))).toEqual([]);
  });
});

describe('tokens.json', () => {
  it('has the values of the source in both modes', () => {
    const { _light, _dark } = semanticTokens.colors.brand.solid.value;
    expect(getToken('color.brand.solid').$value).toMatchObject({ colorSpace: 'srgb', hex: _light });
    expect(getToken('color.brand.solid').$extensions?.modes.dark).toMatchObject({ hex: _dark });
    expect(getToken('color.fg.default').$value).toMatchObject({
      hex: semanticTokens.colors.fg.DEFAULT.value._light,
    });
    expect(getToken('color.gray.500').$value).toMatchObject({ hex: tokens.colors.gray[500]?.value });
    expect(getToken('space.0_5').$value).toEqual({ value: 0.125, unit: 'rem' });
    expect(getToken('radius.l2').$value).toBe('{radius.md}');
    expect(getToken('breakpoint.md').$value).toEqual({ value: 768, unit: 'px' });
    expect(getToken('duration.moderate').$value).toEqual({ value: 180, unit: 'ms' });
    expect(getToken('easing.ease-out').$value).toEqual([0, 0, 0.58, 1]);
    expect(getToken('text.lg').$value).toMatchObject({ lineHeight: 1.625 / 1.125 });
  });

  it('has every color, in its own place', () => {
    const colors = listTokens(buildTokensJson().color as TokenGroup);
    expect(colors.length).toBeGreaterThan(90);
    for (const [path, value] of colors) {
      expect(value, path).toMatchObject({ colorSpace: 'srgb' });
      expect(JSON.stringify(value), path).not.toContain('null');
    }
  });

  it('has two layers in a shadow of two layers', () => {
    const layers = getToken('shadow.md').$value;
    expect(layers).toHaveLength(2);
    expect(layers).toMatchObject([
      { offsetY: { value: 2, unit: 'px' }, blur: { value: 4, unit: 'px' }, color: { alpha: 0.06 } },
      { offsetY: { value: 6, unit: 'px' }, blur: { value: 16, unit: 'px' }, color: { alpha: 0.08 } },
    ]);
  });

  it('refers only to tokens that it has', () => {
    const aliases = JSON.stringify(buildTokensJson()).match(/\{[a-z][\w.]+\}/g) ?? [];
    expect(aliases.length).toBeGreaterThan(5);
    for (const alias of aliases) expect(getToken(alias.slice(1, -1)).$value, alias).toBeDefined();
  });
});
