import type { AdAccount, FacebookPage, Template } from '@adlane/contract';

export type LaunchDrawerProps = {
  open: boolean;
  onClose: () => void;
  /** As it is stored: what is launched. */
  template: Template;
  /** Where the launched ad is found. */
  launchedAdsHref: string;
  /** Leaves the drawer for the template's texts, where something has to be mended. */
  onFixTexts: () => void;
};

/** What a launch can be paid and posted by. */
export type LaunchAssets = {
  readonly accounts: readonly AdAccount[];
  readonly pages: readonly FacebookPage[];
};
