import type { TemplateDraft } from '../draft/templateDraft';

export type InstantGoogleDrawerProps = {
  /** Whether it is shown. */
  open: boolean;
  /** Called once it may close: nothing typed is lost without a question. A running launch continues. */
  onClose: () => void;
  /** Whether the user belongs to the agency, which may launch for a client. */
  isAgency: boolean;
  /** Where launched ads are found; absent on that very page. */
  launchedAdsHref?: string | undefined;
  /** Where accounts are connected. */
  connectHref?: string | undefined;
  /** Where smart inserts are created and changed. */
  insertsHref?: string | undefined;
  /**
   * Initial values of the ad, such as the texts of another one; the rest has the defaults of a new template.
   */
  begin?: Partial<TemplateDraft>;
};
