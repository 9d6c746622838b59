import type { CSSProperties } from 'react';
import { createStaticBox } from '../primitives/StaticBox/createStaticBox';

export type CounterProps = {
  /** What was typed. */
  text: string;
  /** Most characters (code points). */
  limit: number;
};

const baseStyle = {
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  width: '9ch',
} as const;
const WithinLimit = createStaticBox({ ...baseStyle, color: 'fg.muted' });
const OverLimit = createStaticBox({ ...baseStyle, color: 'fg.error' });

/**
 * Of one size whatever it says: a key lays out the figures and nothing around them. A box of its own, because a flex line lays
 * its items out together.
 */
const figures: CSSProperties = { position: 'relative', contain: 'strict', height: '1lh' };

/** How much of a text's limit is used; red when it is passed. */
export function Counter({ text, limit }: CounterProps) {
  const used = [...text].length;
  const CounterBox = used > limit ? OverLimit : WithinLimit;
  return (
    <CounterBox>
      <div style={figures}>{`${used}/${limit}`}</div>
    </CounterBox>
  );
}
