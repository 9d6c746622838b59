import { Badge, Box, Button, HStack, IconButton, Menu, translate } from '@adlane/ui';
import { BookmarkPlus, EllipsisVertical, Save, TriangleAlert, Undo2, Users } from 'lucide-react';
import type { ChangedView, Views, ViewTab } from './buildViews';

/** Views as tabs, where the bar has room for them. Tabs scroll; what can be done with the list stays in view. */
export function ViewTabs({ tabs, current, changed, onSave, onRetry }: Views) {
  return (
    <HStack gap={1} minW={0}>
      <HStack
        gap={1}
        minW={0}
        overflowX="auto"
        // Room for focus rings, which a scroll container would cut.
        p={1}
        m={-1}
        css={{ '& button': { flexShrink: 0 } }}
      >
        {tabs.map((tab) => (
          <HStack key={tab.id} gap={0} flexShrink={0}>
            <Tab tab={tab} isChanged={tab.id === changed?.id} />
            {tab === current && tab.actions.length > 0 ? (
              <Box>
                <Menu
                  trigger={
                    <IconButton
                      label={translate('Options of {name}', { name: tab.name })}
                      icon={<EllipsisVertical />}
                    />
                  }
                  items={tab.actions}
                />
              </Box>
            ) : null}
          </HStack>
        ))}
        {onRetry ? (
          <Button variant="ghost" startIcon={<TriangleAlert aria-hidden />} onClick={onRetry}>
            {translate('Views could not be loaded. Retry')}
          </Button>
        ) : null}
      </HStack>
      {changed ? <Changes changed={changed} onSave={onSave} /> : null}
      {onSave && !changed ? (
        <Box flexShrink={0}>
          <Button variant="ghost" startIcon={<BookmarkPlus aria-hidden />} onClick={onSave}>
            {translate('Save view')}
          </Button>
        </Box>
      ) : null}
    </HStack>
  );
}

type ChangesProps = { changed: ChangedView } & Pick<Views, 'onSave'>;

/** What can be done with the changes of a view: one button for the usual, a menu for the rest. */
function Changes({ changed: { name, onUpdate, onDiscard }, onSave }: ChangesProps) {
  const label = translate('{name} (changed)', { name });
  const saveNew = {
    value: 'save',
    label: translate('Save as a new view'),
    icon: <BookmarkPlus aria-hidden />,
    onSelect: () => onSave?.(),
  };
  return (
    <HStack gap={1} flexShrink={0} role="group" aria-label={label}>
      {onUpdate ? (
        <Button variant="secondary" startIcon={<Save aria-hidden />} onClick={onUpdate}>
          {translate('Save changes')}
        </Button>
      ) : null}
      <Menu
        trigger={
          <IconButton label={translate('Options of {name}', { name: label })} icon={<EllipsisVertical />} />
        }
        items={[
          ...(onSave ? [saveNew] : []),
          {
            value: 'discard',
            label: translate('Discard changes'),
            icon: <Undo2 aria-hidden />,
            onSelect: onDiscard,
          },
        ]}
      />
    </HStack>
  );
}

type TabProps = {
  tab: ViewTab;
  /** True if its filters were changed. */
  isChanged: boolean;
};

function Tab({ tab: { name, count, isShared, isCurrent, onOpen }, isChanged }: TabProps) {
  return (
    <Button
      variant={isCurrent || isChanged ? 'secondary' : 'ghost'}
      aria-current={isCurrent ? 'true' : undefined}
      startIcon={isShared ? <Users aria-hidden /> : undefined}
      onClick={onOpen}
    >
      {isChanged ? translate('{name} (changed)', { name }) : name}
      {count === undefined || isChanged ? null : <Badge>{count}</Badge>}
    </Button>
  );
}
