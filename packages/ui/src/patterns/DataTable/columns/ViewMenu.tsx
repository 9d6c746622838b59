import { chakra } from '@chakra-ui/react';
import { Settings2 } from 'lucide-react';
import { translate } from '../../../language/translate';
import { Box } from '../../../layout/Box';
import { Flex } from '../../../layout/Flex';
import { Grid } from '../../../layout/Grid';
import { HStack } from '../../../layout/HStack';
import { Button } from '../../../primitives/Button/Button';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox';
import { Popover } from '../../../primitives/Popover/Popover';
import { Switch } from '../../../primitives/Switch/Switch';
import { SortableList } from '../../SortableList/SortableList';
import type { TableModel } from '../useDataTable';
import { isColumnChoiceEmpty, noColumnChoice } from './columnChoice';

const WideText = chakra('span', { base: { display: { base: 'none', sm: 'inline' } } });

type ViewMenuProps<Row> = {
  table: TableModel<Row>;
  /** Rows of columns, rather than the list of a narrow screen, whose rows have one height. */
  hasRows: boolean;
};

/** Menu for the height of rows, and for visibility and order of columns. */
export function ViewMenu<Row>({ table, hasRows }: ViewMenuProps<Row>) {
  const { choice, change } = table.columnChoice;
  const [first, ...others] = table.ordered;
  function show(id: string, isShown: boolean) {
    const rest = choice.hidden.filter((each) => each !== id);
    change({ hidden: isShown ? rest : [...rest, id] });
  }
  return (
    <Popover
      title={translate('View')}
      align="end"
      trigger={
        <Button variant="secondary" startIcon={<Settings2 aria-hidden />} aria-label={translate('View')}>
          <WideText>{translate('View')}</WideText>
        </Button>
      }
    >
      <Grid gap={1}>
        {hasRows ? (
          <Box pb={2} mb={1} borderBottomWidth="line">
            <Switch
              label={translate('Compact rows')}
              checked={table.compactRows.isCompact}
              onChange={({ target }) => table.compactRows.change(target.checked)}
            />
          </Box>
        ) : null}
        {first ? (
          <Flex ps={10} minH={8} align="center">
            <Checkbox label={translate(first.header)} checked disabled readOnly />
          </Flex>
        ) : null}
        <SortableList
          label={translate('Columns')}
          items={others}
          getId={({ id }) => id}
          getName={({ header }) => translate(header)}
          onReorder={(next) => change({ order: next.map(({ id }) => id) })}
        >
          {({ id, header }, { handle }) => (
            <HStack gap={2} bg="bg.panel" my={-1}>
              {handle}
              <Checkbox
                label={translate(header)}
                checked={!choice.hidden.includes(id)}
                onChange={({ target }) => show(id, target.checked)}
              />
            </HStack>
          )}
        </SortableList>
        {isColumnChoiceEmpty(choice) ? null : (
          <Box mt={2}>
            <Button variant="ghost" size="sm" onClick={() => change(noColumnChoice)}>
              {translate('Reset columns')}
            </Button>
          </Box>
        )}
      </Grid>
    </Popover>
  );
}
