import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What a colour means: `positive` runs well, `warning` needs a look, `negative` failed, `info` is under way. */
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
  /** Default `neutral`. */
  tone?: Tone;
  /** One or two words. */
  children: ReactNode;
};

/** A short mark on something: a kind, a count, a label. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <Pill colorPalette={palettes[tone]}>{children}</Pill>;
}

export type StatusBadgeProps = {
  /** What the state means for the user. */
  tone: Tone;
  /** The state's name as the product calls it: 'In review', 'Paused'. */
  text: string;
};

/** The state of an ad, a ticket or a connection. The dot is decoration: the text says it all. */
export function StatusBadge({ tone, text }: StatusBadgeProps) {
  return (
    <Pill colorPalette={palettes[tone]}>
      <Dot aria-hidden />
      {text}
    </Pill>
  );
}
