import * as React from 'react';

// React's development build records a stack trace for each created element, up to a limit per second. This
// costs a third of the time of a screen with many fields and is only used by DevTools and warnings, so tests
// always report the limit as reached.
const reachedLimit = 10_000;

const shared: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof shared === 'object' && shared !== null && 'recentlyCreatedOwnerStacks' in shared) {
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    get: () => reachedLimit,
    set() {},
  });
}
