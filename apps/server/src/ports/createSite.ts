import type { Site } from '@adlane/api-server';
import type { Environment } from '../environment';

type OpenedUrls = { readonly dashboard: string; readonly frame: string; readonly banner: string };

export type OpenedSite = Site & {
  /** Sets the actual addresses once the server listens: the system may have chosen the ports. */
  opened(urls: OpenedUrls): void;
};

/** Describes this installation, by its environment. */
export function createSite(environment: Environment): OpenedSite {
  let listening: OpenedUrls = {
    dashboard: `http://localhost:${environment.ADLANE_PORT}`,
    frame: `http://localhost:${environment.ADLANE_FRAME_PORT}`,
    banner: `http://localhost:${environment.ADLANE_BANNER_PORT}`,
  };
  const { ERROR_REPORT_URL: url, ERROR_REPORT_PROJECT: project, ERROR_REPORT_TOKEN: token } = environment;
  const isConfigured = url !== undefined && project !== undefined && token !== undefined;
  return {
    publicUrl: () => environment.ADLANE_PUBLIC_URL ?? listening.dashboard,
    frameUrl: () => environment.ADLANE_FRAME_URL ?? listening.frame,
    bannerUrl: () => environment.ADLANE_BANNER_URL ?? listening.banner,
    environment: environment.kind,
    errorService: isConfigured ? { url, project, token } : null,
    opened(urls) {
      listening = urls;
    },
  };
}
