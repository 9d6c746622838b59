import type { NavigationGuardsProps } from '@adlane/ui';
import { NavigationType, useBlocker } from 'react-router';

/**
 * Connects the router's blocker to the guards of unsaved changes. The app replaces a page that is gone, as that of a deleted
 * record, whose changes are worth nothing.
 */
export const usePageBlocker: NavigationGuardsProps['useBlocker'] = (shouldBlock) =>
  useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction !== NavigationType.Replace &&
      shouldBlock({
        from: currentLocation.pathname,
        to: nextLocation.pathname,
        isBack: historyAction === NavigationType.Pop,
      }),
  );
