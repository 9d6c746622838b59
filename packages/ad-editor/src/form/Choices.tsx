import { Box } from '@adlane/ui';
import { type ReactNode, useId } from 'react';

/** A few radio buttons side by side under their question. */
export function Choices({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="radiogroup" aria-labelledby={id} display="grid" gap={2}>
      <Box id={id} textStyle="sm" fontWeight="medium">
        {label}
      </Box>
      <Box display="flex" flexWrap="wrap" gapX={6} gapY={2}>
        {children}
      </Box>
    </Box>
  );
}
