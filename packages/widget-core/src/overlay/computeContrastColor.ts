import { contrastThreshold } from '@adlane/contract/constants';

/** Black on bright colours, white on dark ones; bright is a brightness (0 to 255) above 160 (widget §9). */
export function computeContrastColor(color: string): '#000000' | '#FFFFFF' {
  const value = Number.parseInt(color.slice(1), 16);
  const [red, green, blue] = [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  return (red * 299 + green * 587 + blue * 114) / 1000 > contrastThreshold ? '#000000' : '#FFFFFF';
}
