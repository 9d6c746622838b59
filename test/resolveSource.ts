import { defaultClientConditions, defaultServerConditions } from 'vite';

const serverResolve = {
  conditions: ['adlane-source', ...defaultServerConditions],
  externalConditions: ['adlane-source', 'node'],
};

/** Lets tests read the workspace's packages from their sources, so that nothing must be built first. */
export const resolveSource = {
  resolve: { conditions: ['adlane-source', ...defaultClientConditions] },
  ssr: { resolve: serverResolve },
  // Vitest loads global set-ups in an environment of its own.
  environments: { __vitest__: { resolve: serverResolve } },
};
