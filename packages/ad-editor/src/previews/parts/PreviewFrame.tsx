import { getScopeClasses } from '@adlane/ui';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import type { PreviewMode } from '../placements/PreviewPlacement';
import { colorVariables, type PreviewSkin, previewColors } from './previewColors';

// Frames are plain elements with constant styles: several of them rerender on each keystroke, and
// they look like the platforms, not like the app.

export type PreviewFrameProps = {
  /** The platform whose colors it uses. */
  skin: PreviewSkin;
  mode: PreviewMode;
  /** CSS width; it never grows wider than its place. */
  width: string;
  children: ReactNode;
  /** Further styles, constant. */
  style?: CSSProperties;
};

function buildVariables(skin: PreviewSkin, mode: PreviewMode): CSSProperties {
  const colors = previewColors[skin][mode];
  return Object.fromEntries(
    (Object.keys(colors) as (keyof typeof colors)[]).map((role) => [
      colorVariables[role].slice('var('.length, -1),
      colors[role],
    ]),
  );
}

function useFrameStyle({ skin, mode, width, style }: Omit<PreviewFrameProps, 'children'>): CSSProperties {
  return useMemo(
    () => ({ ...buildVariables(skin, mode), ...frame, colorScheme: mode, width, ...style }),
    [skin, mode, width, style],
  );
}

/** The device's screen around an ad, in the platform's own colours whatever those of the app are. */
export function PreviewFrame({ children, ...colors }: PreviewFrameProps) {
  const style = useFrameStyle(colors);
  return (
    <div
      // Controls of the house inside follow the platform's light or dark too.
      className={getScopeClasses(colors.mode)}
      style={style}
    >
      {children}
    </div>
  );
}

const frame: CSSProperties = {
  maxWidth: '100%',
  minWidth: 0,
  boxSizing: 'border-box',
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${colorVariables.line}`,
  background: colorVariables.surface,
  color: colorVariables.text,
  fontSize: 14,
  lineHeight: 1.4,
  textAlign: 'start',
  // Layout changes inside can't affect the outside, which saves work at each keystroke.
  contain: 'layout style paint',
};
