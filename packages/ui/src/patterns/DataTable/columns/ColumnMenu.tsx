import { chakra } from '@chakra-ui/react';
import { Columns3 } from 'lucide-react';
import { translate } from '../../../language/translate';
import { Box } from '../../../layout/Box';
import { Flex } from '../../../layout/Flex';
import { Grid } from '../../../layout/Grid';
import { HStack } from '../../../layout/HStack';
import { Button } from '../../../primitives/Button/Button';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox';
import { Popover } from '../../../primitives/Popover/Popover';
import { SortableList } from '../../SortableList/SortableList';
import type { TableModel } from '../useDataTable';
import { isColumnChoiceEmpty, noColumnChoice } from './columnChoice';

const WideText = chakra('span', { base: { display: { base: 'none', sm: 'inline' } } });

/** Menu for visibility and order of columns. */
export function ColumnMenu<Row>({ table }: { table: TableModel<Row> }) {
  const { choice, change } = table.columnChoice;
  const [first, ...others] = table.ordered;
  function show(id: string, isShown: boolean) {
    const rest = choice.hidden.filter((each) => each !== id);
    change({ hidden: isShown ? rest : [...rest, id] });
  }
  return (
    <Popover
      title={translate('Columns')}
      align="end"
      trigger={
        <Button variant="secondary" startIcon={<Columns3 aria-hidden />} aria-label={translate('Columns')}>
          <WideText>{translate('Columns')}</WideText>
        </Button>
      }
    >
      <Grid gap={1}>
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
