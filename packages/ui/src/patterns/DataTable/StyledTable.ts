import { chakra } from '@chakra-ui/react';

/**
 * Table with the styles of all its parts. Rows and cells are plain elements, so that a long list computes
 * styles once and not per cell.
 */
export const StyledTable = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'sm',
    borderCollapse: 'separate',
    borderSpacing: 0,
    '& thead th': {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      h: 11,
      px: 4,
      py: 2,
      bg: 'bg.subtle',
      color: 'fg.muted',
      textStyle: 'xs',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      textAlign: 'start',
      borderBottomWidth: '1px',
    },
    '& tbody td': {
      px: 4,
      py: 3,
      verticalAlign: 'middle',
      bg: 'bg.panel',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
    '& tfoot th, & tfoot td': {
      px: 4,
      py: 3,
      bg: 'bg.subtle',
      borderTopWidth: '1px',
      fontWeight: 'medium',
      textAlign: 'start',
    },
    '& tbody tr': { position: 'relative' },
    '& tbody tr:last-of-type td': { borderBottomWidth: 0 },
    '& tbody tr[data-href]:hover td': { bg: 'bg.subtle' },
    '& tbody tr[data-selected] td': { bg: 'brand.subtle' },
    '& tbody tr[data-href][data-selected]:hover td': { bg: 'brand.muted' },
    '& tbody tr[data-dragging]': { opacity: 0.5 },
    '& [data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& [data-below=md]': { display: { base: 'none', md: 'table-cell' } },
    '& [data-below=lg]': { display: { base: 'none', lg: 'table-cell' } },
    '& [data-tick]': { w: 10, ps: 4, pe: 0, lineHeight: 0 },
    '& td[data-tick], & td[data-actions]': { position: 'relative', zIndex: 1 },
    '& [data-actions]': { w: 12, ps: 0, pe: 2, textAlign: 'end' },
    // The first column sticks if the table overflows.
    '&[data-overflows] [data-names]': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      boxShadow: '1px 0 0 var(--adlane-colors-border)',
    },
    '&[data-overflows] thead [data-names]': { zIndex: 3 },
    // Rows of a long list have a fixed height, to compute the height of hidden rows.
    '&[data-virtual]': { tableLayout: 'fixed' },
    '&[data-virtual] tbody td': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});
