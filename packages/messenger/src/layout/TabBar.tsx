import { Box } from '@adlane/ui';
import { BookOpen, House, type LucideIcon, Megaphone, MessageCircle } from 'lucide-react';
import type { SdkOutput } from '../api/sdkRoutes';
import type { TextKey } from '../texts/createTranslate';
import { useTranslate } from '../texts/TranslateContext';
import { CountBadge } from './RowButton';

/** The frame's sections with a tab. */
export type TabName = 'home' | 'conversations' | 'help' | 'news';

type Tab = {
  readonly name: TabName;
  readonly text: TextKey;
  readonly icon: LucideIcon;
  readonly unread?: number;
};

/** Returns the tabs of the sections that the project has. */
function listTabs({ conversations, help, news }: SdkOutput<'messenger.home'>): Tab[] {
  return [
    { name: 'home', text: 'home', icon: House },
    { name: 'conversations', text: 'messages', icon: MessageCircle, unread: conversations.unread },
    ...(help.total > 0 ? ([{ name: 'help', text: 'help', icon: BookOpen }] as const) : []),
    ...(news.total > 0
      ? ([{ name: 'news', text: 'news', icon: Megaphone, unread: news.unread }] as const)
      : []),
  ];
}

export type TabBarProps = {
  home: SdkOutput<'messenger.home'>;
  current: TabName;
  onSelect: (tab: TabName) => void;
};

/** The tabs at the bottom of the frame's sections. */
export function TabBar({ home, current, onSelect }: TabBarProps) {
  const t = useTranslate();
  return (
    <Box
      as="nav"
      aria-label={t('sections')}
      flexShrink={0}
      display="flex"
      borderTopWidth="1px"
      bg="bg.panel"
      px={2}
      py={1}
    >
      {listTabs(home).map(({ name, text, icon: Icon, unread = 0 }) => (
        <Box
          as="button"
          key={name}
          aria-current={name === current ? 'page' : undefined}
          onClick={() => onSelect(name)}
          flex="1"
          display="grid"
          justifyItems="center"
          gap={0.5}
          py={1.5}
          position="relative"
          borderRadius="l2"
          cursor="button"
          textStyle="xs"
          fontWeight={name === current ? 'semibold' : 'normal'}
          color={name === current ? 'brand.fg' : 'fg.muted'}
          colorPalette="brand"
          focusVisibleRing="inside"
          _hover={{ color: 'fg' }}
        >
          <Icon size={20} aria-hidden />
          {t(text)}
          {unread > 0 ? (
            <Box position="absolute" top={0} insetStart="50%" ms={2}>
              <CountBadge label={t('unreadCount', { count: String(unread) })}>{unread}</CountBadge>
            </Box>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}
