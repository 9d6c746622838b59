import { chakra } from '@chakra-ui/react';
import { Settings2 } from 'lucide-react';
import { translate } from '../../../language/translate';
import { Button } from '../../../primitives/Button/Button';
import { createLazyOverlay } from '../../../primitives/LazyOverlay/createLazyOverlay';
import type { TableModel } from '../useDataTable';

const WideText = chakra('span', { base: { display: { base: 'none', sm: 'inline' } } });

type DisplayMenuProps<Row> = {
  table: TableModel<Row>;
  /** Rows of columns, rather than the list of a narrow screen, whose rows have one height. */
  hasRows: boolean;
};

// Loaded when it is opened, because rows show first.
const LazyPopover = createLazyOverlay(
  () => import('./DisplayPopover').then((module) => module.DisplayPopover),
  'dialog',
);

/** Menu for the height of rows, and for visibility and order of columns. */
export function DisplayMenu<Row>({ table, hasRows }: DisplayMenuProps<Row>) {
  return (
    <LazyPopover
      table={table}
      hasRows={hasRows}
      trigger={
        <Button variant="secondary" startIcon={<Settings2 aria-hidden />} aria-label={translate('Display')}>
          <WideText>{translate('Display')}</WideText>
        </Button>
      }
    />
  );
}
