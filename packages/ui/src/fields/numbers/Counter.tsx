import type { CSSProperties } from 'react';
import { createStaticBox } from '../../primitives/StaticBox/createStaticBox';

export type CounterProps = {
  /** Text to count. */
  text: string;
  /** Maximum length in code points. */
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
 * Fixed size, so that a keystroke lays out the count and nothing around it. In its own box, because a flex
 * line lays its items out together.
 */
const figures: CSSProperties = { position: 'relative', contain: 'strict', height: '1lh' };

/** Shows how much of a text limit is used; red beyond the limit. */
export function Counter({ text, limit }: CounterProps) {
  const used = [...text].length;
  const CounterBox = used > limit ? OverLimit : WithinLimit;
  return (
    <CounterBox>
      <div style={figures}>{`${used}/${limit}`}</div>
    </CounterBox>
  );
}
