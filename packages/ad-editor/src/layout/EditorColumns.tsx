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

/** The columns fit into this width of the editor, whatever the window's. */
const wide = '@container (min-width: 50rem)';
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
        css={{ [wide]: { gridTemplateColumns: 'minmax(28rem, 3fr) minmax(18rem, 2fr)' } }}
      >
        <Box display="grid" gap={6} minW={0} gridTemplateColumns="minmax(0, 1fr)">
          {children}
        </Box>
        <Box
          data-aside
          minW={0}
          maxW="31rem"
          display={asideDisplay[narrow]}
          order={narrow === 'before' ? -1 : undefined}
          css={{
            [wide]: {
              display: 'block',
              order: 0,
              position: 'sticky',
              top: 'calc(var(--editor-top, 0px) + 1.5rem)',
            },
          }}
        >
          {aside}
        </Box>
      </Box>
    </Box>
  );
}
