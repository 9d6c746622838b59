import { type NavigationItem, translate } from '@adlane/ui';
import {
  Braces,
  Building2,
  CreditCard,
  Images,
  LayoutDashboard,
  LayoutTemplate,
  Megaphone,
  MessageSquareText,
  Plug,
  Shapes,
  UserRoundPlus,
  Users,
  Volume2,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { addClientScope } from '../navigation/clientScope';
import { type Area, paths } from '../navigation/paths';

/** Navigation of an area: existing pages only. `bottom` is the bar on phones. */
export type AreaNavigation = {
  readonly main: readonly NavigationItem[];
  readonly bottom: readonly NavigationItem[];
};

type Destination = { readonly label: string; readonly getHref: (area: Area) => string };

type Entry = Destination & {
  readonly icon: ReactNode;
  /** Path of the pages that belong to the entry, if it is not the linked one. */
  readonly getScope?: (area: Area) => string;
  readonly children?: readonly Destination[];
};

const launchedAds: Destination = { label: 'Launched Ads', getHref: paths.launchedAds };
const templates: Destination = { label: 'Ad Templates', getHref: paths.templateFolders };
const masterTemplates: Destination = { label: 'Master Ad Templates', getHref: paths.masterLibrary };
const dashboard: Entry = { label: 'Dashboard', icon: <LayoutDashboard />, getHref: paths.dashboard };
const leads: Entry = { label: 'Leads', icon: <UserRoundPlus />, getHref: paths.leads };
const clients: Entry = {
  label: 'Clients',
  icon: <Users />,
  getHref: paths.clients,
  children: [
    { label: 'All Clients', getHref: paths.clients },
    { label: 'Ad Media Library', getHref: paths.media },
  ],
};
const inserts: Entry = { label: 'Inserts', icon: <Braces />, getHref: paths.inserts };
const media: Entry = { label: 'Media', icon: <Images />, getHref: paths.media };
const tools: Entry = { label: 'Tools', icon: <Wrench />, getHref: paths.adSwipe };
const connect: Entry = { label: 'Connect', icon: <Plug />, getHref: paths.connect };

const feedback: Entry = {
  label: 'Feedback',
  icon: <MessageSquareText />,
  getHref: paths.inbox,
  children: [
    { label: 'Inbox', getHref: paths.inbox },
    { label: 'Tickets', getHref: paths.tickets },
    { label: 'Contacts', getHref: paths.contacts },
    { label: 'Saved replies', getHref: paths.savedReplies },
    { label: 'Projects', getHref: paths.projects },
  ],
};

const ads: Entry = {
  label: 'Ads',
  icon: <Megaphone />,
  getHref: paths.launchedAds,
  getScope: paths.ads,
  children: [launchedAds, templates],
};

const agencyAds: Entry = { ...ads, children: [launchedAds, templates, masterTemplates] };

type AreaEntries = { readonly main: readonly Entry[]; readonly bottom: readonly Entry[] };

const agencyEntries: AreaEntries = {
  main: [
    dashboard,
    agencyAds,
    leads,
    clients,
    inserts,
    tools,
    feedback,
    { ...connect, label: 'Ad Accounts' },
  ],
  bottom: [{ ...dashboard, label: 'Dash' }, ads, leads, clients, connect],
};

const clientEntries: AreaEntries = {
  main: [ads, leads, media, inserts, { ...connect, label: 'Ad Accounts' }],
  bottom: [
    { ...launchedAds, icon: <Megaphone /> },
    { ...templates, icon: <LayoutTemplate /> },
    leads,
    inserts,
    connect,
  ],
};

const ownMasterTemplates: Entry = {
  label: 'Master Ad Templates',
  icon: <LayoutTemplate />,
  getHref: paths.templateFolders,
};

const subscribers: Entry = {
  label: 'Subscribers',
  icon: <Building2 />,
  getHref: () => paths.subscribers,
  children: [
    { label: 'Subscribers', getHref: () => paths.subscribers },
    { label: 'Trial subscribers', getHref: () => paths.trialSubscribers },
  ],
};

const operatorEntries: AreaEntries = {
  main: [
    dashboard,
    ownMasterTemplates,
    leads,
    subscribers,
    { label: 'Niches', icon: <Shapes />, getHref: () => paths.niches },
    { label: 'Announcements', icon: <Volume2 />, getHref: () => paths.announcements },
    { label: 'Plans', icon: <CreditCard />, getHref: () => paths.plans },
    feedback,
    { ...connect, label: 'Ad Accounts' },
  ],
  bottom: [
    { ...dashboard, label: 'Dash' },
    { ...ownMasterTemplates, label: 'Ads' },
    { ...subscribers, label: 'Subs' },
  ],
};

/** The menus of ads §2, Navigation. */
const entriesByArea: Readonly<Record<Area['kind'], AreaEntries>> = {
  agency: agencyEntries,
  viewingAgency: agencyEntries,
  client: clientEntries,
  superAdmin: operatorEntries,
};

function isAt(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}

/** Marks one link: of those that contain the current page, the one with the longest path. */
function markDeepest<Item extends { readonly href: string; readonly current: boolean }>(
  links: readonly Item[],
): Item[] {
  const [deepest] = links.filter(({ current }) => current).toSorted((a, b) => b.href.length - a.href.length);
  return links.map((link) => ({ ...link, current: link === deepest }));
}

/**
 * Builds the navigation of an area with the current page marked.
 * @param clientId client that the lists remain limited to
 */
export function buildNavigation(area: Area, pathname: string, clientId?: number): AreaNavigation {
  const toLink = ({ label, getHref }: Destination, scope = getHref(area)) => ({
    href: addClientScope(area, getHref(area), clientId),
    label: translate(label),
    current: isAt(pathname, scope),
  });
  function toItem({ icon, getScope, ...entry }: Entry): NavigationItem {
    const link = toLink(entry, getScope?.(area));
    if (!entry.children) return { ...link, icon };
    const children = markDeepest(entry.children.map((child) => toLink(child)));
    return { ...link, icon, children, current: link.current || children.some(({ current }) => current) };
  }
  const { main, bottom } = entriesByArea[area.kind];
  return { main: main.map(toItem), bottom: bottom.map(toItem) };
}
