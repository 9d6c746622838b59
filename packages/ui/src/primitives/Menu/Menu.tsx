import { createLazyOverlay } from '../LazyOverlay/createLazyOverlay';
import type { MenuProps } from './MenuProps';

// Rows have a menu each, and few are opened.
const LazyMenu = createLazyOverlay(
  () => import('./MenuOverlay').then((module) => module.MenuOverlay),
  'menu',
);

/** Menu of actions behind a button. */
export function Menu(props: MenuProps) {
  return <LazyMenu {...props} />;
}
