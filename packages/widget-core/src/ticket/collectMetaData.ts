import { sdkType, sdkVersion } from '@adlane/contract/constants';
import { findBrowserName, findSystemName, isMobile } from '../page/userAgent';
import { redactSecrets } from '../privacy/privacy';
import type { HostWindow } from '../scope/scope';

/** The host's build information. */
export type BuildInfo = {
  readonly environment: string;
  readonly appVersionCode: string;
  readonly appBuildNumber: string;
};

/** What a ticket says about browser and page (widget §3.4). */
export function collectMetaData(
  window: HostWindow,
  build: BuildInfo,
  sessionSeconds: number,
): Record<string, unknown> {
  const { navigator, screen, devicePixelRatio, innerWidth, innerHeight, location } = window;
  const { userAgent, language } = navigator;
  return {
    browserName: findBrowserName(userAgent),
    userAgent,
    browser: userAgent,
    systemName: findSystemName(userAgent),
    buildVersionNumber: build.appBuildNumber,
    releaseVersionNumber: build.appVersionCode,
    sessionDuration: sessionSeconds,
    devicePixelRatio,
    screenWidth: screen.width,
    screenHeight: screen.height,
    innerWidth,
    innerHeight,
    currentUrl: redactSecrets(location.href),
    language,
    mobile: isMobile(userAgent),
    sdkVersion,
    sdkType,
    environment: build.environment,
  };
}
