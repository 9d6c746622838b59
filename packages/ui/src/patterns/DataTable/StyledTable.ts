import { chakra } from '@chakra-ui/react';

/**
 * Table with the styles of all its parts. Rows and cells are plain elements, so that a long list computes
 * styles once and not per cell.
 */
export const StyledTable = chakra('table', {
  base: {
    w: 'full',
    // Which columns fit does not depend on the rows of a page: none appears or disappears from page to page.
    tableLayout: 'fixed',
    '&[data-measuring]': {
      tableLayout: 'auto',
      w: 'max-content',
      '& [data-column]': { w: 'auto !important' },
    },
    textStyle: 'sm',
    borderCollapse: 'separate',
    borderSpacing: 0,
    '& thead th': {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      h: 'row.compact',
      px: 3,
      py: 1,
      bg: 'bg.subtle',
      color: 'fg.muted',
      textStyle: 'xs',
      fontWeight: 'medium',
      textAlign: 'start',
      borderBottomWidth: '1px',
    },
    // One line per text, cut at the cell's edge; the margin leaves room for focus rings.
    '& th, & td': {
      overflow: 'clip',
      overflowClipMargin: '3px',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& tbody td': {
      h: 'row.line',
      px: 3,
      py: 1.5,
      verticalAlign: 'middle',
      bg: 'bg.panel',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
    '&[data-compact] tbody td': { h: 'row.compact', py: 0.5 },
    '& tfoot th, & tfoot td': {
      h: 'row.line',
      px: 3,
      py: 1.5,
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
    '& :is([data-kind=number], [data-kind=money])': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& [data-tick]': { w: '2.5rem', ps: 3, pe: 0, lineHeight: 0, overflow: 'visible' },
    '& td[data-tick], & td[data-actions]': { position: 'relative', zIndex: 1 },
    '& [data-actions]': { w: '3rem', ps: 0, pe: 2, textAlign: 'end', overflow: 'visible' },
    // Actions of a row appear with the pointer or focus in it; without a pointer that hovers they always show.
    '@media (hover: hover)': {
      '& tbody tr:not(:hover, :focus-within) td[data-actions] > :not([data-state=open])': { opacity: 0 },
    },
    // The first column sticks if the table overflows.
    '&[data-overflows] [data-names]': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      boxShadow: '1px 0 0 var(--adlane-colors-border)',
    },
    '&[data-overflows] thead [data-names]': { zIndex: 3 },
  },
});
