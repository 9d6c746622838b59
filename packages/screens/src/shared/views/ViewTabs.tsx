import { Badge, Box, Button, HStack, IconButton, Menu, translate } from '@adlane/ui';
import { BookmarkPlus, EllipsisVertical, TriangleAlert, Users } from 'lucide-react';
import type { Views, ViewTab } from './buildViews';

/** Views as tabs, where the bar has room for them. */
export function ViewTabs({ tabs, current, onSave, onRetry }: Views) {
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
      {onSave ? (
        <Button variant="ghost" startIcon={<BookmarkPlus aria-hidden />} onClick={onSave}>
          {translate('Save view')}
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
