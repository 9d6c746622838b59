import { Badge, Box, Button, HStack, IconButton, Menu, Text, translate } from '@adlane/ui';
import { BookmarkPlus, EllipsisVertical, Save, TriangleAlert, Undo2, Users } from 'lucide-react';
import type { Views, ViewTab } from './buildViews';

/** Views as tabs, where the bar has room for them. */
export function ViewTabs({ tabs, current, changed, onSave, onRetry }: Views) {
  return (
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
          <Tab tab={tab} />
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
      {changed ? (
        <HStack gap={1} role="group" aria-label={translate('{name} (changed)', { name: changed.name })}>
          <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap">
            {translate('{name} (changed)', { name: changed.name })}
          </Text>
          {changed.onUpdate ? (
            <Button variant="secondary" startIcon={<Save aria-hidden />} onClick={changed.onUpdate}>
              {translate('Save changes')}
            </Button>
          ) : null}
          <Button variant="ghost" startIcon={<Undo2 aria-hidden />} onClick={changed.onDiscard}>
            {translate('Discard changes')}
          </Button>
        </HStack>
      ) : null}
      {onSave ? (
        <Button variant="ghost" startIcon={<BookmarkPlus aria-hidden />} onClick={onSave}>
          {changed ? translate('Save as a new view') : translate('Save view')}
        </Button>
      ) : null}
    </HStack>
  );
}

function Tab({ tab: { name, count, isShared, isCurrent, onOpen } }: { tab: ViewTab }) {
  return (
    <Button
      variant={isCurrent ? 'secondary' : 'ghost'}
      aria-current={isCurrent ? 'true' : undefined}
      startIcon={isShared ? <Users aria-hidden /> : undefined}
      onClick={onOpen}
    >
      {name}
      {count === undefined ? null : <Badge>{count}</Badge>}
    </Button>
  );
}
