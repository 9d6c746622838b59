import type { NavigationItem } from '@adlane/ui';
import { Braces, LayoutTemplate, Megaphone, Plug, Ticket } from 'lucide-react';
import { type Area, paths } from '../navigation/paths';

/** Navigation of an area: existing pages only. `bottom` is the bar on phones. */
export type AreaNavigation = {
  readonly main: readonly NavigationItem[];
  readonly bottom: readonly NavigationItem[];
};

function isAt(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}

function buildConnectItem(area: Area, pathname: string): NavigationItem {
  const href = paths.connect(area);
  return { href, label: 'Connect', icon: <Plug />, current: isAt(pathname, href) };
}

function buildAdsNavigation(area: Area, pathname: string): AreaNavigation {
  const launched = { href: paths.launchedAds(area), label: 'Launched Ads' };
  const templates = { href: paths.templateFolders(area), label: 'Ad Templates' };
  const children = [launched, templates].map((item) => ({ ...item, current: isAt(pathname, item.href) }));
  const insertsHref = paths.inserts(area);
  const inserts = {
    href: insertsHref,
    label: 'Inserts',
    icon: <Braces />,
    current: isAt(pathname, insertsHref),
  };
  const connect = buildConnectItem(area, pathname);
  const [atLaunched = false, atTemplates = false] = children.map(({ current }) => current);
  return {
    main: [
      {
        href: paths.launchedAds(area),
        label: 'Ads',
        icon: <Megaphone />,
        current: isAt(pathname, paths.ads(area)),
        children,
      },
      inserts,
      { ...connect, label: 'Ad Accounts' },
    ],
    bottom: [
      { ...launched, icon: <Megaphone />, current: atLaunched },
      { ...templates, icon: <LayoutTemplate />, current: atTemplates },
      inserts,
      connect,
    ],
  };
}

function buildOperatorNavigation(area: Area, pathname: string): AreaNavigation {
  const templates = paths.templateFolders(area);
  const main = [
    {
      href: templates,
      label: 'Master Ad Templates',
      icon: <LayoutTemplate />,
      current: isAt(pathname, templates),
    },
    { href: paths.tickets, label: 'Tickets', icon: <Ticket />, current: isAt(pathname, paths.tickets) },
    { ...buildConnectItem(area, pathname), label: 'Connected Accounts' },
  ];
  return { main, bottom: main };
}

/** Builds the navigation of an area with the current page marked. */
export function buildNavigation(area: Area, pathname: string): AreaNavigation {
  return area.kind === 'superAdmin'
    ? buildOperatorNavigation(area, pathname)
    : buildAdsNavigation(area, pathname);
}
