import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton';

export type StatTileProps = {
  /** What is counted. */
  label: string;
  /** The figure, already in the user's format; `undefined` while it loads. */
  value: ReactNode | undefined;
  /** A line under it: a comparison, a period. */
  hint?: ReactNode;
  /** A small picture of the subject. */
  icon?: ReactNode;
};

/** One figure with its name. */
export function StatTile({ label, value, hint, icon }: StatTileProps) {
  const loading = value === undefined;
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" shadow="xs" p={5} minW={0} aria-busy={loading}>
      <Box
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap={3}
        color="fg.muted"
        textStyle="sm"
      >
        {label}
        {icon ? (
          <Box color="fg.subtle" css={{ '& svg': { boxSize: 4 } }} aria-hidden>
            {icon}
          </Box>
        ) : null}
      </Box>
      <Box
        mt={2}
        textStyle="2xl"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        overflowWrap="anywhere"
      >
        {loading ? <Skeleton width="60%" height="2rem" /> : value}
      </Box>
      {hint ? (
        <Box mt={1} color="fg.muted" textStyle="xs">
          {hint}
        </Box>
      ) : null}
    </Box>
  );
}
