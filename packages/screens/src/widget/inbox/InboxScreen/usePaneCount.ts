import { useIsNarrow } from '@adlane/ui';

/** Returns how many panes of the inbox are shown side by side: list, open item, details. */
export function usePaneCount(): number {
  const isTablet = useIsNarrow('tablet');
  const isDesktop = useIsNarrow('desktop');
  if (isTablet) return 1;
  return isDesktop ? 2 : 3;
}
