import { Global } from '@emotion/react';
import { useMemo } from 'react';
import { buildBrandScale, type ColorShades } from '../theme/buildBrandScale';
import { cssVarsPrefix } from '../theme/system';

function toCssVariables(shades: ColorShades): Record<string, string> {
  const entries = Object.entries(shades).map(([key, value]) => {
    const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [`--${cssVarsPrefix}-colors-brand-${name}`, value];
  });
  return Object.fromEntries(entries);
}

export type BrandColorProps = {
  /** Accent color as `#RRGGBB`; shades with AA contrast are derived. */
  color: string;
  /**
   * Selector of the parts to color, each with the class `light` or `dark`, such as a preview.
   * @default the whole document
   */
  within?: string;
};

/** Colors the app with the accent of an agency while it is mounted. */
export function BrandColor({ color, within }: BrandColorProps) {
  const styles = useMemo(() => {
    const { light, dark } = buildBrandScale(color);
    const ofLight = within === undefined ? ':root, .light' : `.light${within}`;
    return { [ofLight]: toCssVariables(light), [`.dark${within ?? ''}`]: toCssVariables(dark) };
  }, [color, within]);
  return <Global styles={styles} />;
}
