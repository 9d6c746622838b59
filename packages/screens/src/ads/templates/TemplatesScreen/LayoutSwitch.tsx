import { Box, IconButton, translate } from '@adlane/ui';
import { LayoutGrid, Rows3 } from 'lucide-react';

/** Layouts of the templates; the first is the default. */
export const layouts = ['cards', 'table'] as const;
export type Layout = (typeof layouts)[number];

const layoutOptions = {
  cards: { label: 'Show as cards', icon: <LayoutGrid /> },
  table: { label: 'Show as a table', icon: <Rows3 /> },
} as const satisfies Record<Layout, object>;

/** Switches between cards with pictures and a table for comparison. */
export function LayoutSwitch({ layout, onLayout }: { layout: Layout; onLayout: (layout: Layout) => void }) {
  return (
    <Box role="group" aria-label={translate('Layout')} display={{ base: 'none', md: 'flex' }} gap={1}>
      {layouts.map((each) => (
        <IconButton
          key={each}
          {...layoutOptions[each]}
          label={translate(layoutOptions[each].label)}
          variant={each === layout ? 'secondary' : 'ghost'}
          aria-pressed={each === layout}
          onClick={() => onLayout(each)}
        />
      ))}
    </Box>
  );
}
