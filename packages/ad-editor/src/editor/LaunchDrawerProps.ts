import type { Template } from '@adlane/contract/ads/templates';

export type LaunchDrawerProps = {
  /** Whether it is shown. */
  open: boolean;
  /** Called by Escape and the cross. A launch that runs goes on. */
  onClose: () => void;
  /** The stored template, which is launched. */
  template: Template;
  /** Where the launched ad is found. */
  launchedAdsHref: string;
  /** Leaves the drawer for a field of the template that has to be mended: `templateContent.headlines.1.value`. */
  onFixField: (field: string) => void;
  /** Whether the user belongs to the agency, which may launch for a client. */
  isAgency?: boolean | undefined;
  /** Launches for several clients instead; absent where that is not possible. */
  onLaunchMany?: (() => void) | undefined;
  /** Where accounts and pages are connected. */
  connectHref?: string | undefined;
};
