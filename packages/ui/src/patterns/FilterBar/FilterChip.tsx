import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { createLazyOverlay } from '../../primitives/LazyOverlay/createLazyOverlay';
import { controlHeight } from '../../theme/controlHeight';
import type { Filter } from './FilterBarProps';
import type { ActiveFilter } from './listActiveFilters';

/** Popover of filters; loaded when it is opened, because lists show first. */
export const LazyFilterPopover = createLazyOverlay(
  () => import('./FilterPopover').then((module) => module.FilterPopover),
  'dialog',
);

const Chip = chakra('div', {
  base: {
    display: 'inline-flex',
    maxW: 'full',
    flexShrink: 0,
    h: controlHeight,
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    shadow: 'xs',
    textStyle: 'sm',
    whiteSpace: 'nowrap',
  },
});

const ChipPart = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minW: 0,
    color: 'fg',
    cursor: 'button',
    colorPalette: 'brand',
    focusVisibleRing: 'outside',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fast',
    _first: { ps: 2.5, pe: 2, borderStartRadius: 'l2' },
    _last: {
      justifyContent: 'center',
      flexShrink: 0,
      w: 7,
      color: 'fg.muted',
      borderStartWidth: '1px',
      borderEndRadius: 'l2',
    },
    '& svg': { boxSize: 3.5 },
    '&:hover, &[data-state=open]': { bg: 'bg.muted', color: 'fg' },
    '&[aria-busy=true]': { animation: 'pulse' },
  },
});

type ChangeButtonProps = ComponentProps<'button'> & { active: ActiveFilter; loading?: boolean };

function ChangeButton({ active, loading = false, ...rest }: ChangeButtonProps) {
  const { name, field, value, text } = active;
  return (
    <ChipPart
      type="button"
      data-filter={name}
      aria-label={translate('Change filter {text}', { text })}
      aria-busy={loading || undefined}
      {...rest}
    >
      <Box as="span" truncate>
        <Box as="span" color="fg.muted">
          {`${field} `}
        </Box>
        <Box as="bdi" fontWeight="medium">
          {value}
        </Box>
      </Box>
    </ChipPart>
  );
}

export type FilterChipProps = {
  active: ActiveFilter;
  filters: readonly Filter[];
  /** Called before the filter is removed. */
  onRemove: () => void;
};

/** An active filter: one button changes it, the other removes it. */
export function FilterChip({ active, filters, onRemove }: FilterChipProps) {
  const { name, text, clear } = active;
  return (
    <Chip role="group" aria-label={text}>
      <LazyFilterPopover filters={filters} names={[name]} trigger={<ChangeButton active={active} />} />
      <ChipPart
        type="button"
        aria-label={translate('Remove filter {text}', { text })}
        onClick={() => {
          onRemove();
          clear();
        }}
      >
        <X aria-hidden />
      </ChipPart>
    </Chip>
  );
}
