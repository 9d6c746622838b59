import type { Template } from '@adlane/contract/ads/templates';
import type { TemplateDraft } from '../draft/templateDraft';

export type BulkLaunchDrawerProps = {
  /** Whether it is shown. */
  open: boolean;
  /** Called once it may go: nothing typed is lost without a question. Launches that run go on. */
  onClose: () => void;
  /**
   * Initial values of the ad, such as the texts of another one; the rest has the defaults of a new template.
   */
  begin?: Partial<TemplateDraft>;
  /** The stored template that is launched; without it, the ad is made here. */
  template?: Template | undefined;
  /** Leaves the drawer for a field of the template. */
  onFixField?: ((field: string) => void) | undefined;
  /** Tenant and user that own the unsaved lead forms in this browser. */
  draftScope: string;
  /** Whether the user belongs to the agency, which launches for its clients; a client launches for itself. */
  isAgency: boolean;
  /** Where launched ads are found; absent on the very page. */
  launchedAdsHref?: string | undefined;
  /** Where accounts and pages are connected. */
  connectHref?: string | undefined;
  /** Where smart inserts are made and changed. */
  insertsHref?: string | undefined;
};
