import { Box, Button, Menu, type MenuItem, translate } from '@adlane/ui';
import { BookmarkPlus, ChevronDown, RotateCw, TriangleAlert, Users } from 'lucide-react';
import type { Views, ViewTab } from './buildViews';

function toItem({ id, name, count, group, isShared, isCurrent, onOpen }: ViewTab): MenuItem {
  return {
    value: id,
    label: count === undefined ? name : `${name} (${count})`,
    group,
    icon: isShared ? <Users aria-hidden /> : undefined,
    checked: isCurrent,
    onSelect: onOpen,
  };
}

function listItems({ tabs, current, onSave, onRetry }: Views): MenuItem[] {
  return [
    ...tabs.map(toItem),
    ...(onRetry
      ? [
          {
            value: 'retry',
            label: translate('Retry'),
            group: translate('Views could not be loaded.'),
            icon: <RotateCw aria-hidden />,
            onSelect: onRetry,
          },
        ]
      : []),
    ...(onSave
      ? [
          {
            value: 'save',
            label: translate('Save view'),
            icon: <BookmarkPlus aria-hidden />,
            onSelect: onSave,
          },
        ]
      : []),
    ...(current?.actions ?? []),
  ];
}

/** Views behind one button with the name of the listed one, where the bar has no room for tabs. */
export function ViewMenu({ isLoading, ...views }: Views & { isLoading: boolean }) {
  const { current, onRetry } = views;
  // Which view the filters are may turn out with the saved ones.
  const other = isLoading || onRetry ? translate('Views') : translate('Unsaved view');
  const name = current?.name ?? other;
  const label = translate('View: {name}', { name });
  return (
    <Menu
      trigger={
        <Button
          variant="secondary"
          style={{ width: '100%' }}
          aria-label={onRetry ? `${label}. ${translate('Views could not be loaded.')}` : label}
          startIcon={onRetry ? <TriangleAlert aria-hidden /> : undefined}
          endIcon={<ChevronDown aria-hidden />}
        >
          <Box as="bdi" flex="1" minW={0} truncate textAlign="start">
            {name}
          </Box>
        </Button>
      }
      items={listItems(views)}
    />
  );
}
