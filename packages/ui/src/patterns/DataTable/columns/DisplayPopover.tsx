import type { ReactElement } from 'react';
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

type DisplayPopoverProps = {
  trigger: ReactElement;
  /** Height of rows; shown columns and those that can be, in their order. */
  table: Pick<TableModel<never>, 'columnChoice' | 'compactRows' | 'ordered'>;
  /** Rows of columns, rather than the list of a narrow screen, whose rows have one height. */
  hasRows: boolean;
};

/** Height of rows, visibility and order of columns. */
export function DisplayPopover({ trigger, table, hasRows }: DisplayPopoverProps) {
  const { choice, change } = table.columnChoice;
  const [first, ...others] = table.ordered;
  function show(id: string, isShown: boolean) {
    const rest = choice.hidden.filter((each) => each !== id);
    change({ hidden: isShown ? rest : [...rest, id] });
  }
  return (
    <Popover title={translate('Display')} align="end" trigger={trigger}>
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
