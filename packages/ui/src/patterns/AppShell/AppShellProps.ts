import type { ReactNode } from 'react';
import type { MenuItem } from '../../primitives/Menu/Menu';

export type NavigationItem = {
  /** A path of the app. */
  href: string;
  /** One or two words. */
  label: string;
  /** A picture of the place. */
  icon: ReactNode;
  /** The user is there or below it. */
  current: boolean;
  /** Places inside it; shown in the side menu while it is current. */
  children?: readonly { href: string; label: string; current: boolean }[];
};

export type AppShellProps = {
  /** Logo or name of the product or the agency; leads home. */
  brand: ReactNode;
  /** Path of the brand's link. */
  homeHref: string;
  /** The whole menu, for wide screens and the phone's drawer. */
  navigation: readonly NavigationItem[];
  /** At most five of them for the bar at the bottom of phones. Default: the first five. */
  bottomNavigation?: readonly NavigationItem[];
  /** Who is signed in. */
  user: { name: string; email: string; avatarUrl?: string | null };
  /** What is behind the user's face; sign out last. */
  userMenu: readonly MenuItem[];
  /** A line over everything: whom one is viewing as, which mode the platforms are in. */
  banner?: ReactNode;
  /** In the top bar: a niche filter, notifications. */
  topBar?: ReactNode;
  /** The page. */
  children: ReactNode;
};
