import { mayCall } from '@adlane/contract';
import type { User } from '@adlane/contract/account/auth';
import {
  Announcements,
  ClientSwitcher,
  callTable,
  NoAccess,
  NotificationsButton,
  PlanNotice,
} from '@adlane/screens';
import { AppShell, Flex, translate } from '@adlane/ui';
import {
  ExternalLink,
  Keyboard,
  Languages,
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
import { changeLanguage, languages, readLanguage } from '../language/language';
import { findClientScope, getClientHref } from '../navigation/clientScope';
import { type Area, getHomePath, paths } from '../navigation/paths';
import { toDocumentTitle } from '../shared/toDocumentTitle';
import { changeColorMode, colorMode } from '../theme/colorMode';
import { AreaBrand, AreaMark } from './AreaBrand';
import { AreaCommands } from './AreaCommands';
import { openFeedback } from './feedback/feedbackWidget';
import { buildNavigation } from './navigation';
import { OfflineNotice } from './OfflineNotice';
import { Shortcuts } from './Shortcuts';
import { useMenuCollapsed } from './useMenuCollapsed';
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
const outboxItem = { value: 'outbox', label: 'Emails', icon: <Mail />, href: paths.outbox };
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
  const { pathname, search } = useLocation();
  const hasClients = area.kind !== 'client' && area.kind !== 'superAdmin';
  const clientId = hasClients ? findClientScope(area, { pathname, search }) : undefined;
  const { main, bottom } = buildNavigation(area, pathname, clientId);
  const hasAccess = area.kind !== 'client' || user.permissions.adlane_all === true;
  const isViewing = area.kind === 'viewingAgency';
  const chosenMode = colorMode.use();
  const { code: currentLanguage } = readLanguage();
  const menu = useMenuCollapsed();
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  const openShortcuts = useCallback(() => setShowsShortcuts(true), []);
  const userMenu = [
    ...(area.kind === 'client'
      ? []
      : [{ value: 'account', label: translate('My account'), icon: <UserCog />, href: paths.account(area) }]),
    ...(area.kind === 'superAdmin' ? [{ ...outboxItem, label: translate(outboxItem.label) }] : []),
    ...(config.widget ? [{ ...feedbackItem, label: translate(feedbackItem.label) }] : []),
    ...config.links.map(({ label, href }) => ({
      value: href,
      label: translate(label),
      icon: <ExternalLink />,
      href,
    })),
    {
      value: 'shortcuts',
      label: translate('Keyboard shortcuts'),
      icon: <Keyboard />,
      onSelect: openShortcuts,
    },
    ...themes.map(({ mode, label, icon }) => ({
      value: mode,
      label: translate(label),
      icon,
      checked: mode === chosenMode,
      onSelect: () => changeColorMode(mode),
    })),
    ...languages.map(({ code, name }) => ({
      value: code,
      label: name,
      icon: <Languages />,
      checked: code === currentLanguage,
      onSelect: () => changeLanguage(code),
    })),
    {
      ...signOutItem,
      label: translate(isViewing ? 'Back to super admin' : signOutItem.label),
      onSelect: onSignOut,
    },
  ];
  return (
    <AppShell
      brand={<AreaBrand area={area} user={user} />}
      brandMark={<AreaMark area={area} user={user} />}
      homeHref={getHomePath(area)}
      menuCollapsed={menu.isCollapsed}
      onMenuCollapsedChange={menu.change}
      navigation={hasAccess ? main : []}
      bottomNavigation={hasAccess ? bottom : []}
      user={{
        name: user.name || user.email,
        email: user.email,
        role: translate(roleNames[user.entity_type]),
      }}
      userMenu={userMenu}
      toDocumentTitle={toDocumentTitle}
      topBar={
        <Flex gap={2} align="center">
          {hasClients ? (
            <ClientSwitcher
              // Closes it after a choice.
              key={clientId ?? 'all'}
              clientId={clientId}
              getHref={(id) => getClientHref(area, pathname, id)}
            />
          ) : null}
          <AreaCommands area={area} user={user} navigation={main} userMenu={userMenu} />
          <NotificationsButton />
        </Flex>
      }
      banner={
        isViewing ? (
          <ViewingBanner user={user} onLeave={onSignOut} />
        ) : (
          config.usesDoubles && translate(demoText)
        )
      }
    >
      {mayCall(callTable.billing.subscription.access, user) ? (
        <PlanNotice billingHref={paths.billing(area)} />
      ) : null}
      <OfflineNotice />
      <Announcements />
      <Shortcuts open={showsShortcuts} onOpen={openShortcuts} onClose={() => setShowsShortcuts(false)} />
      {hasAccess ? children : <NoAccess agencyName={user.group} />}
    </AppShell>
  );
}
