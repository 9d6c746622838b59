import * as React from 'react';

// React's development build takes a stack trace for each element it makes, up to so many a second. It is a third of what
// a screen with many fields costs, and only DevTools and the texts of warnings tell it. Here the limit is always reached.
const reachedLimit = 10_000;

const shared: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof shared === 'object' && shared !== null && 'recentlyCreatedOwnerStacks' in shared) {
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    get: () => reachedLimit,
    set() {},
  });
}
