import { Global } from '@emotion/react';
import { useMemo } from 'react';
import { buildBrandScale, type ColorShades } from '../theme/buildBrandScale';
import { cssVarsPrefix } from '../theme/cssVarsPrefix';
import { scopeClass } from '../theme/scopeClass';

const scope = `.${scopeClass}`;

/** Converts the shades of an accent to the variables of the theme. */
export function toCssVariables(shades: ColorShades): Record<string, string> {
  const entries = Object.entries(shades).map(([key, value]) => {
    const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [`--${cssVarsPrefix}-colors-brand-${name}`, value];
  });
  return Object.fromEntries(entries);
}

export type BrandColorProps = {
  /** Accent color as `#RRGGBB`; shades with AA contrast are derived. */
  color: string;
};

/** Colors every provider of the page with the accent of an agency while it is mounted. */
export function BrandColor({ color }: BrandColorProps) {
  const styles = useMemo(() => {
    const { light, dark } = buildBrandScale(color);
    return { [scope]: toCssVariables(light), [`${scope}.dark`]: toCssVariables(dark) };
  }, [color]);
  return <Global styles={styles} />;
}
