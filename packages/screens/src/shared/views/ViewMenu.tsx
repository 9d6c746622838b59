import { Box, Button, Menu, type MenuItem, translate } from '@adlane/ui';
import { BookmarkPlus, ChevronDown, RotateCw, Save, TriangleAlert, Undo2, Users } from 'lucide-react';
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

function listChangeItems(changed: Views['changed']): MenuItem[] {
  if (!changed) return [];
  const { name, onUpdate, onDiscard } = changed;
  const group = translate('{name} (changed)', { name });
  const update = onUpdate && {
    value: 'update',
    label: translate('Save changes'),
    group,
    icon: <Save aria-hidden />,
    onSelect: onUpdate,
  };
  return [
    ...(update ? [update] : []),
    {
      value: 'discard',
      label: translate('Discard changes'),
      group,
      icon: <Undo2 aria-hidden />,
      onSelect: onDiscard,
    },
  ];
}

function listItems({ tabs, current, changed, onSave, onRetry }: Views): MenuItem[] {
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
    ...listChangeItems(changed),
    ...(onSave
      ? [
          {
            value: 'save',
            label: changed ? translate('Save as a new view') : translate('Save view'),
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
  const { current, changed, onRetry } = views;
  // Which view the filters are may turn out with the saved ones.
  const other = isLoading || onRetry ? translate('Views') : translate('Unsaved view');
  const unsaved = changed ? translate('{name} (changed)', { name: changed.name }) : other;
  const name = current?.name ?? unsaved;
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
