import type { TemplateDraft } from '../draft/templateDraft';

export type InstantLaunchDrawerProps = {
  /** Whether it is shown. */
  open: boolean;
  /** Called once it may go: nothing typed is lost without a question. Launches that run go on. */
  onClose: () => void;
  /** What the ad begins with, such as another one's texts; the rest starts as a new template does. */
  begin?: Partial<TemplateDraft>;
  /** Tenant and user: whose unsaved lead forms this browser keeps. */
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
