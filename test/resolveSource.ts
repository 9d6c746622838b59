import { defaultClientConditions, defaultServerConditions } from 'vite';

const serverResolve = {
  conditions: ['adlane-source', ...defaultServerConditions],
  externalConditions: ['adlane-source', 'node'],
};

/** Makes tests read the workspace's packages from source, so that no build is needed. */
export const resolveSource = {
  resolve: { conditions: ['adlane-source', ...defaultClientConditions] },
  ssr: { resolve: serverResolve },
  // Vitest loads global setups in a separate environment.
  environments: { __vitest__: { resolve: serverResolve } },
};
