import { Box } from '@adlane/ui';
import type { ReactNode } from 'react';

export type EditorColumnsProps = {
  /** Main column: the fields. */
  children: ReactNode;
  /** Side column that stays in view: a preview or a summary. */
  aside: ReactNode;
  /**
   * Where the side column goes if there is no room beside the fields.
   * @default 'after'
   */
  narrow?: 'before' | 'after' | 'hidden';
};

const asideDisplay = { before: 'block', after: 'block', hidden: 'none' } as const;

/** Fields with a side column that follows them while there is room for both. */
export function EditorColumns({ children, aside, narrow = 'after' }: EditorColumnsProps) {
  return (
    <Box containerType="inline-size">
      <Box
        display="grid"
        gap={6}
        alignItems="start"
        gridTemplateColumns="minmax(0, 1fr)"
        css={{ _wideContainer: { gridTemplateColumns: 'minmax({sizes.md}, 3fr) minmax({sizes.72}, 2fr)' } }}
      >
        <Box display="grid" gap={6} minW={0} gridTemplateColumns="minmax(0, 1fr)">
          {children}
        </Box>
        <Box
          data-aside
          minW={0}
          maxW="lg"
          display={asideDisplay[narrow]}
          order={narrow === 'before' ? -1 : undefined}
          css={{
            _wideContainer: {
              display: 'block',
              order: 0,
              position: 'sticky',
              top: 'calc(var(--editor-top, 0px) + {spacing.6})',
            },
          }}
        >
          {aside}
        </Box>
      </Box>
    </Box>
  );
}
