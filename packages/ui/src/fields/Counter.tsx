import { Box } from '@chakra-ui/react';

export type CounterProps = {
  /** What was typed. */
  text: string;
  /** Most characters (code points). */
  limit: number;
};

/** How much of a text's limit is used; red when it is passed. */
export function Counter({ text, limit }: CounterProps) {
  const used = [...text].length;
  return (
    <Box flexShrink={0} color={used > limit ? 'fg.error' : 'fg.muted'} fontVariantNumeric="tabular-nums">
      {used}/{limit}
    </Box>
  );
}
