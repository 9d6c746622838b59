import type { Site } from '@adlane/api-server';
import type { Environment } from '../environment';

export type OpenedSite = Site & {
  /** Sets the dashboard's actual address once it listens: the system may have chosen the port. */
  opened(url: string): void;
};

/** Describes this installation, by its environment. */
export function createSite(environment: Environment): OpenedSite {
  let listening = `http://localhost:${environment.ADLANE_PORT}`;
  const { ERROR_REPORT_URL: url, ERROR_REPORT_PROJECT: project, ERROR_REPORT_TOKEN: token } = environment;
  const isConfigured = url !== undefined && project !== undefined && token !== undefined;
  return {
    publicUrl: () => environment.ADLANE_PUBLIC_URL ?? listening,
    environment: environment.kind,
    errorService: isConfigured ? { url, project, token } : null,
    opened(address) {
      listening = address;
    },
  };
}
