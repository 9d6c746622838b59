import type { Site } from '@adlane/api-server';
import type { Environment } from '../environment';

export type OpenedSite = Site & {
  /** Tells where the dashboard really listens, once it does: its port may have been chosen by the system. */
  opened(url: string): void;
};

/** Where this server stands, by its environment. */
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
