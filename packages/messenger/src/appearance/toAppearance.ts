import type { FlowConfig } from '@adlane/contract/widget/flowConfig';
import { getReadableText } from '@adlane/ui';

/** A project's appearance; every value is safe to draw with. */
export type ProjectAppearance = {
  readonly color: string;
  readonly headerColor: string;
  /** Black or white, depending on the contrast with the header. */
  readonly headerText: string;
  readonly backgroundColor: string;
  /** Dark if the project's background is dark. */
  readonly colorMode: 'light' | 'dark';
  /** Pixels, 0 to 28. */
  readonly borderRadius: number;
  readonly dir: 'ltr' | 'rtl';
  readonly hasGradient: boolean;
};

/** Fallbacks of widget §5. */
const fallbackColor = '#485BFF';
const fallbackBackground = '#FFFFFF';
const fallbackRadius = 20;

function parseColor(fallback: string, color: unknown): string {
  return typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color) ? color : fallback;
}

function parseRadius(value: unknown): number {
  const radius = typeof value === 'number' ? value : Number.parseFloat(String(value));
  return Number.isFinite(radius) ? Math.min(Math.max(radius, 0), 28) : fallbackRadius;
}

/** Converts colors and shapes of a configuration, which other servers may leave incomplete. */
export function toAppearance(config: Partial<FlowConfig> | undefined): ProjectAppearance {
  const color = parseColor(fallbackColor, config?.color);
  const headerColor = parseColor(color, config?.headerColor);
  const backgroundColor = parseColor(fallbackBackground, config?.backgroundColor);
  return {
    color,
    headerColor,
    headerText: getReadableText(headerColor),
    backgroundColor,
    colorMode: getReadableText(backgroundColor) === '#ffffff' ? 'dark' : 'light',
    borderRadius: parseRadius(config?.borderRadius),
    dir: config?.localizationOptions?.rtl === true ? 'rtl' : 'ltr',
    hasGradient: config?.disableBGGradient !== true,
  };
}
