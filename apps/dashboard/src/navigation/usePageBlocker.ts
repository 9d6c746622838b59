import type { NavigationGuardsProps } from '@adlane/ui';
import { NavigationType, useBlocker } from 'react-router';

/** Connects the router's blocker to the guards of unsaved changes. */
export const usePageBlocker: NavigationGuardsProps['useBlocker'] = (shouldBlock) =>
  useBlocker(({ currentLocation, nextLocation, historyAction }) =>
    shouldBlock({
      from: currentLocation.pathname,
      to: nextLocation.pathname,
      isBack: historyAction === NavigationType.Pop,
    }),
  );
