import { defaultClientConditions, defaultServerConditions } from 'vite';

/** Lets tests read the workspace's packages from their sources, so that nothing must be built first. */
export const resolveSource = {
  resolve: { conditions: ['adlane-source', ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: ['adlane-source', ...defaultServerConditions], externalConditions: ['adlane-source', 'node'] },
  },
};
