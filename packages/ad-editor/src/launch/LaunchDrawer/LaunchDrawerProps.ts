import type { AdAccount, FacebookPage } from '@adlane/contract/sources';
import type { Template } from '@adlane/contract/templates';

export type LaunchDrawerProps = {
  /** Whether it is shown. */
  open: boolean;
  /** Called by Escape and the cross. A launch that runs goes on. */
  onClose: () => void;
  /** As it is stored: what is launched. */
  template: Template;
  /** Where the launched ad is found. */
  launchedAdsHref: string;
  /** Leaves the drawer for a field of the template that has to be mended: `templateContent.headlines.1.value`. */
  onFixField: (field: string) => void;
  /** Whether the user belongs to the agency, which may launch for a client. */
  isAgency?: boolean | undefined;
  /** Where accounts and pages are connected. */
  connectHref?: string | undefined;
};

/** What a launch can be paid and posted by. */
export type LaunchAssets = {
  readonly accounts: readonly AdAccount[];
  readonly pages: readonly FacebookPage[];
};

/** What a launch begins with until it has heard what there is. */
export const noAssets: LaunchAssets = { accounts: [], pages: [] };
