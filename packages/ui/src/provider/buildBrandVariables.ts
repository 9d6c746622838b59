import { buildBrandScale } from '../theme/buildBrandScale';
import { toCssVariables } from './BrandColor';

/**
 * Returns the CSS variables of an accent for each color mode, for a part with another accent, such as a preview.
 * @param color `#RRGGBB`
 */
export function buildBrandVariables(color: string) {
  const { light, dark } = buildBrandScale(color);
  return { light: toCssVariables(light), dark: toCssVariables(dark) };
}
