import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { translate } from '../../language/translate';

/**
 * Meaning of a color: `positive` works, `warning` needs attention, `negative` failed, `info` is in progress.
 */
export type Tone = 'neutral' | 'info' | 'positive' | 'warning' | 'negative' | 'brand';

const palettes: Record<Tone, string> = {
  neutral: 'gray',
  info: 'blue',
  positive: 'green',
  warning: 'orange',
  negative: 'red',
  brand: 'brand',
};

const Pill = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    maxW: 'full',
    px: 2,
    minH: 5,
    borderRadius: 'full',
    bg: 'colorPalette.muted',
    color: 'colorPalette.fg',
    textStyle: 'xs',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
});

const Dot = chakra('span', {
  base: { boxSize: 1.5, borderRadius: 'full', bg: 'currentColor', flexShrink: 0 },
});

export type BadgeProps = {
  /**
   * Meaning of the color.
   * @default 'neutral'
   */
  tone?: Tone;
  /** One or two words. */
  children: ReactNode;
};

/** Short label: a kind, a count. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <Pill colorPalette={palettes[tone]}>{children}</Pill>;
}

export type StatusBadgeProps = {
  /** Meaning of the state. */
  tone: Tone;
  /** Name of the state: 'In review', 'Paused'. */
  text: string;
};

/** State of an ad, a ticket or a connection, with a colored dot. */
export function StatusBadge({ tone, text }: StatusBadgeProps) {
  return (
    <Pill colorPalette={palettes[tone]}>
      <Dot aria-hidden />
      {translate(text)}
    </Pill>
  );
}
