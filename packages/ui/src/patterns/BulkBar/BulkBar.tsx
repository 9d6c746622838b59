import { ChevronUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { HStack } from '../../layout/HStack';
import { Button } from '../../primitives/Button/Button';
import { IconButton } from '../../primitives/Button/IconButton';
import { Menu } from '../../primitives/Menu/Menu';
import type { MenuItem } from '../../primitives/Menu/MenuProps';
import { allMatching, countSelected, noSelection, type RowSelection } from '../DataTable/rows/rowSelection';
import { BulkRunStatus } from './BulkRunStatus';
import type { BulkRunner } from './useBulkRun';

export type BulkBarProps<Item> = {
  /** The selection. Without one, and without a running action, the bar is hidden. */
  selection: RowSelection;
  /** Called with the new selection. */
  onSelection: (selection: RowSelection) => void;
  /** Matching rows on all pages. */
  total: number;
  /** Actions; destructive ones last. The first two are buttons on wide screens, the menu has all. */
  actions: readonly MenuItem[];
  /** The running action, from `useBulkRun`. */
  runner: BulkRunner<Item>;
};

/** Number of actions with their own button on wide screens. */
const buttonCount = 2;

/** Actions for the selected rows, with progress. Sticks to the bottom of the page. */
export function BulkBar<Item>(props: BulkBarProps<Item>) {
  const { selection, total, runner } = props;
  const count = countSelected(selection, total);
  if (count === 0 && !runner.run) return null;
  return (
    <Bar>
      {runner.run ? <BulkRunStatus run={runner.run} runner={runner} /> : <Choice count={count} {...props} />}
    </Bar>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <Box
      role="region"
      aria-label={translate('Selected rows')}
      position="sticky"
      // Above the bottom bar on phones.
      bottom={{ base: 20, lg: 4 }}
      zIndex="docked"
      w="fit-content"
      maxW="full"
      mx="auto"
      mt={4}
      px={{ base: 2, md: 4 }}
      py={2}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      shadow="lg"
      textStyle="sm"
    >
      {children}
    </Box>
  );
}

function Choice<Item>({
  count,
  selection,
  onSelection,
  total,
  actions,
}: BulkBarProps<Item> & { count: number }) {
  const hasMore = !selection.isAllMatching && count < total;
  return (
    <HStack flexWrap="wrap" gap={{ base: 1, md: 2 }}>
      <Box fontWeight="medium" role="status" px={{ base: 1, md: 2 }}>
        {selection.isAllMatching
          ? translate('All {count} selected', { count })
          : translate('{count} selected', { count })}
      </Box>
      {hasMore ? (
        <Button variant="ghost" size="sm" onClick={() => onSelection(allMatching)}>
          {translate('Select all {total}', { total })}
        </Button>
      ) : null}
      <Box display={{ base: 'none', md: 'flex' }} gap={2}>
        {actions.slice(0, buttonCount).map((action) => (
          <Button
            key={action.value}
            variant="secondary"
            size="sm"
            startIcon={action.icon}
            disabled={action.disabled}
            onClick={action.onSelect}
          >
            {action.label}
          </Button>
        ))}
      </Box>
      <Menu
        trigger={
          <Button variant="secondary" size="sm" endIcon={<ChevronUp aria-hidden />}>
            {translate('Actions')}
          </Button>
        }
        items={actions}
      />
      <IconButton
        size="sm"
        label={translate('Clear selection')}
        icon={<X />}
        onClick={() => onSelection(noSelection)}
      />
    </HStack>
  );
}
