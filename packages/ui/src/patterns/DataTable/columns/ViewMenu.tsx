import { chakra } from '@chakra-ui/react';
import { Settings2 } from 'lucide-react';
import { translate } from '../../../language/translate';
import { Button } from '../../../primitives/Button/Button';
import { createLazyOverlay } from '../../../primitives/LazyOverlay/createLazyOverlay';
import type { TableModel } from '../useDataTable';

const WideText = chakra('span', { base: { display: { base: 'none', sm: 'inline' } } });

type ViewMenuProps<Row> = {
  table: TableModel<Row>;
  /** Rows of columns, rather than the list of a narrow screen, whose rows have one height. */
  hasRows: boolean;
};

// Loaded when it is opened, because rows show first.
const LazyPopover = createLazyOverlay(
  () => import('./ViewPopover').then((module) => module.ViewPopover),
  'dialog',
);

/** Menu for the height of rows, and for visibility and order of columns. */
export function ViewMenu<Row>({ table, hasRows }: ViewMenuProps<Row>) {
  return (
    <LazyPopover
      table={table}
      hasRows={hasRows}
      trigger={
        <Button variant="secondary" startIcon={<Settings2 aria-hidden />} aria-label={translate('View')}>
          <WideText>{translate('View')}</WideText>
        </Button>
      }
    />
  );
}
