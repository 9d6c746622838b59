import { contract, mayCall } from '@adlane/contract';
import type { User } from '@adlane/contract/auth';
import { Announcements, NoAccess, NotificationsButton, PlanNotice } from '@adlane/screens';
import { AppShell, Flex } from '@adlane/ui';
import {
  ExternalLink,
  Keyboard,
  LogOut,
  Mail,
  MessageCircle,
  Monitor,
  Moon,
  Sun,
  UserCog,
} from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import type { AppConfig } from '../config/appConfig';
import { type Area, getHomePath, paths } from '../navigation/paths';
import { changeColorMode, colorMode } from '../theme/colorMode';
import { AreaBrand } from './AreaBrand';
import { AreaCommands } from './AreaCommands';
import { openFeedback } from './feedbackWidget';
import { buildNavigation } from './navigation';
import { OfflineNotice } from './OfflineNotice';
import { Shortcuts } from './Shortcuts';
import { ViewingBanner } from './ViewingBanner';

export type AreaShellProps = {
  area: Area;
  user: User;
  config: AppConfig;
  onSignOut: () => void;
  children: ReactNode;
};

const feedbackItem = {
  value: 'feedback',
  label: 'Send feedback',
  icon: <MessageCircle />,
  onSelect: openFeedback,
};
const outboxItem = { value: 'outbox', label: 'Sent emails', icon: <Mail />, href: paths.outbox };
const demoText = 'Demo mode: ad platforms are simulated. Nothing goes live and nothing is charged.';
const themes = [
  { mode: 'system', label: "Device's theme", icon: <Monitor /> },
  { mode: 'light', label: 'Light theme', icon: <Sun /> },
  { mode: 'dark', label: 'Dark theme', icon: <Moon /> },
] as const;
const roleNames: Record<User['entity_type'], string> = {
  Agency: 'Agency',
  Client: 'Client',
  SuperAdmin: 'Super admin',
};
const signOutItem = { value: 'signOut', label: 'Sign out', icon: <LogOut /> };

/** Menus and bars around the pages of an area. */
export function AreaShell({ area, user, config, onSignOut, children }: AreaShellProps) {
  const { pathname } = useLocation();
  const { main, bottom } = buildNavigation(area, pathname);
  const hasAccess = area.kind !== 'client' || user.permissions.adlane_all === true;
  const isViewing = area.kind === 'viewingAgency';
  const chosenMode = colorMode.use();
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  const openShortcuts = useCallback(() => setShowsShortcuts(true), []);
  const userMenu = [
    ...(area.kind === 'client'
      ? []
      : [{ value: 'account', label: 'My account', icon: <UserCog />, href: paths.account(area) }]),
    ...(area.kind === 'superAdmin' && config.usesDoubles ? [outboxItem] : []),
    ...(config.widget ? [feedbackItem] : []),
    ...config.links.map(({ label, href }) => ({ value: href, label, icon: <ExternalLink />, href })),
    {
      value: 'shortcuts',
      label: 'Keyboard shortcuts',
      icon: <Keyboard />,
      onSelect: openShortcuts,
    },
    ...themes.map(({ mode, label, icon }) => ({
      value: mode,
      label,
      icon,
      checked: mode === chosenMode,
      onSelect: () => changeColorMode(mode),
    })),
    { ...signOutItem, ...(isViewing ? { label: 'Back to super admin' } : {}), onSelect: onSignOut },
  ];
  return (
    <AppShell
      brand={<AreaBrand area={area} user={user} />}
      homeHref={getHomePath(area)}
      navigation={hasAccess ? main : []}
      bottomNavigation={hasAccess ? bottom : []}
      user={{ name: user.name || user.email, email: user.email, role: roleNames[user.entity_type] }}
      userMenu={userMenu}
      topBar={
        <Flex gap={2} align="center">
          <AreaCommands area={area} user={user} navigation={main} userMenu={userMenu} />
          <NotificationsButton />
        </Flex>
      }
      banner={isViewing ? <ViewingBanner user={user} onLeave={onSignOut} /> : config.usesDoubles && demoText}
    >
      {mayCall(contract.billing.subscription.access, user) ? (
        <PlanNotice billingHref={paths.billing(area)} />
      ) : null}
      <OfflineNotice />
      <Announcements />
      <Shortcuts open={showsShortcuts} onOpen={openShortcuts} onClose={() => setShowsShortcuts(false)} />
      {hasAccess ? children : <NoAccess agencyName={user.group} />}
    </AppShell>
  );
}
