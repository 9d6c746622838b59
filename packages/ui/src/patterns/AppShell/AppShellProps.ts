import type { ReactNode } from 'react';
import type { MenuItem } from '../../primitives/Menu/MenuProps';

/** An entry of the app's navigation. */
export type NavigationItem = {
  /** Path of the app. */
  href: string;
  /** One or two words. */
  label: string;
  /** Icon of the destination. */
  icon: ReactNode;
  /** The current page is this destination or below it. */
  current: boolean;
  /** Nested destinations; shown in the side menu while this one is current. */
  children?: readonly { href: string; label: string; current: boolean }[];
};

export type AppShellProps = {
  /** Logo or name of the product or agency; links to the home page. */
  brand: ReactNode;
  /**
   * Symbol of the brand for the collapsed side menu, at most 32 px wide.
   * @default the start of the brand
   */
  brandMark?: ReactNode;
  /** Path of the brand link. */
  homeHref: string;
  /** All menu entries, for wide screens and the drawer on phones. */
  navigation: readonly NavigationItem[];
  /**
   * Up to five entries for the bottom bar on phones.
   * @default the first five
   */
  bottomNavigation?: readonly NavigationItem[];
  /** The signed-in user. */
  user: { name: string; email: string; role?: string; avatarUrl?: string | null };
  /** Entries of the account menu; sign out last. */
  userMenu: readonly MenuItem[];
  /**
   * The side menu shows icons only, until it is pointed at or reached by keyboard.
   * @default false
   */
  menuCollapsed?: boolean;
  /**
   * Called by the button below the side menu's entries.
   * @default the menu cannot be collapsed
   */
  onMenuCollapsedChange?: (isCollapsed: boolean) => void;
  /** Banner above everything: viewing as another user, demo mode. */
  banner?: ReactNode;
  /** Shown in the top bar: a niche filter, notifications. */
  topBar?: ReactNode;
  /**
   * Returns the title of the document for that of a page: each `PageHeader` sets it.
   * @default the title of the document stays
   */
  toDocumentTitle?: (pageTitle: string) => string;
  /** The page. */
  children: ReactNode;
};
