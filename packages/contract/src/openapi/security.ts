import type { Access } from '../access';
import type { Json } from './types';

export const securitySchemes: Record<string, Json> = {
  bearer: { type: 'http', scheme: 'bearer', description: 'Token of a sign-in, or of a project.' },
  apiToken: { type: 'apiKey', in: 'header', name: 'Api-Token', description: "A project's public key." },
  gleapId: { type: 'apiKey', in: 'header', name: 'Gleap-Id', description: "A visitor session's id." },
  gleapHash: { type: 'apiKey', in: 'header', name: 'Gleap-Hash', description: "A visitor session's secret." },
  project: { type: 'apiKey', in: 'header', name: 'Project', description: "A project's id." },
};

/** Builds the security requirements of an access. */
export function buildSecurity(access: Access): Json[] {
  switch (access.kind) {
    case 'public':
      return [];
    case 'sdkKey':
      return [{ apiToken: [] }];
    case 'session':
      return [{ apiToken: [], gleapId: [], gleapHash: [] }];
    case 'project':
      return [{ bearer: [], project: [] }];
    case 'user':
      return [{ bearer: [] }];
    default:
      return access satisfies never;
  }
}
