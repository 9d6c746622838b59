import { steadyBox } from '../primitives/SteadyBox/steadyBox';

export type CounterProps = {
  /** What was typed. */
  text: string;
  /** Most characters (code points). */
  limit: number;
};

const look = {
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  // Of one size whatever it says: what changes in it at each key moves nothing around it.
  contain: 'size layout',
  width: '9ch',
  height: '1lh',
} as const;
const Within = steadyBox({ ...look, color: 'fg.muted' });
const Beyond = steadyBox({ ...look, color: 'fg.error' });

/** How much of a text's limit is used; red when it is passed. */
export function Counter({ text, limit }: CounterProps) {
  const used = [...text].length;
  const Look = used > limit ? Beyond : Within;
  return <Look>{`${used}/${limit}`}</Look>;
}
