import { cssVarsPrefix } from './cssVarsPrefix';
import { semanticTokens, tokens } from './tokens';

type Valued = { readonly value: unknown };
type Group = { readonly [name: string]: Group | Valued };
type Variable = readonly [name: string, value: unknown];

/** Formats the path of a token as the theme does: `--adlane-colors-brand-solid-hover`, `--adlane-spacing-0\.5`. */
function toVariableName(path: readonly string[]): string {
  const words = path
    .filter((part) => part !== 'DEFAULT')
    .map((part) => part.replace(/[A-Z]/g, '-$&').toLowerCase());
  return `--${[cssVarsPrefix, ...words].join('-').replace('.', '\\.')}`;
}

function listVariables(group: Group, path: readonly string[] = []): Variable[] {
  return Object.entries(group).flatMap(([key, node]): Variable[] => {
    const inner = [...path, key];
    return 'value' in node ? [[toVariableName(inner), node.value]] : listVariables(node as Group, inner);
  });
}

/** Replaces aliases such as `{radii.sm}` by the variable. */
function formatValue(value: unknown): string {
  return String(value).replace(
    /\{([\w.]+)\}/g,
    (_, path: string) => `var(${toVariableName(path.split('.'))})`,
  );
}

type ThemedValue = { readonly _light: string; readonly _dark: string };

function isThemed(variable: Variable): variable is readonly [string, ThemedValue] {
  return typeof variable[1] === 'object' && variable[1] !== null;
}

function formatRule(selector: string, variables: readonly Variable[]): string {
  const lines = variables.map(([name, value]) => `  ${name}: ${formatValue(value)};`);
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}

/**
 * Builds a style sheet with the theme's tokens as CSS variables, for pages without React. `.dark` on `<html>` or any
 * element switches colors and shadows.
 * @example writeFileSync('tokens.css', buildTokensCss())
 */
export function buildTokensCss(): string {
  const { animations: _animations, cursor: _cursor, ...values } = tokens;
  const all = [...listVariables(values), ...listVariables(semanticTokens)];
  const themed = all.filter(isThemed);
  return [
    formatRule(
      ':root',
      all.filter((variable) => !isThemed(variable)),
    ),
    formatRule(
      ':root, .light',
      themed.map(([name, { _light }]) => [name, _light]),
    ),
    formatRule(
      '.dark',
      themed.map(([name, { _dark }]) => [name, _dark]),
    ),
  ].join('\n');
}
