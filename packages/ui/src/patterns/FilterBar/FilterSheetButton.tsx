import { chakra } from '@chakra-ui/react';
import { ListFilter } from 'lucide-react';
import { translate } from '../../language/translate';
import { Badge } from '../../primitives/Badge/Badge';
import { Button } from '../../primitives/Button/Button';
import { createLazyOverlay } from '../../primitives/LazyOverlay/createLazyOverlay';
import type { FilterBarProps } from './FilterBarProps';

/** Beside views and search, phones have no room for the word. */
const WideText = chakra('span', { base: { display: { base: 'none', sm: 'inline' } } });

// Loaded when it is opened, because lists show first.
const FilterSheet = createLazyOverlay(
  () => import('./FilterSheet').then((module) => module.FilterSheet),
  'dialog',
);

type FilterSheetButtonProps = Pick<FilterBarProps, 'filters' | 'onReset' | 'total' | 'hasMore'> & {
  activeCount: number;
};

/** Filters on phones: a button with the number of active ones, and a sheet. */
export function FilterSheetButton(props: FilterSheetButtonProps) {
  const { activeCount } = props;
  return (
    <FilterSheet
      {...props}
      trigger={
        <Button
          variant="secondary"
          startIcon={<ListFilter aria-hidden />}
          aria-label={
            activeCount === 0
              ? translate('Filters')
              : translate('Filters, {count} active', { count: activeCount })
          }
          data-filter=""
        >
          <WideText>{translate('Filters')}</WideText>
          {activeCount === 0 ? null : <Badge tone="brand">{activeCount}</Badge>}
        </Button>
      }
    />
  );
}
