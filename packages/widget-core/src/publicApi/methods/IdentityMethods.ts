import type { VisitorSession } from '@adlane/contract/widget/sessions';

/** Who the visitor is. */
export type IdentityMethods = {
  /**
   * Names the visitor. Waits for a session that is being started; calls run one after another, the last one wins.
   * @param userId your id of the user, 1 to 255 characters
   * @param data contact fields (`name`, `email`, `phone`, `value`, `plan`, `companyName` …) and `customData`, or its JSON text
   * @param userHash HMAC-SHA-256 of `userId` in hex with the project's secret; whether it is required is the project's setting
   * @returns the session, or undefined if nothing has changed
   * @throws rejects with 'Session not ready yet.' before `initialize`, with a `TypeError` for an invalid `userId`, and
   * with the status if the server rejects the user
   * @example
   * await Adlane.identify('42', { name: 'Ada', email: 'ada@example.com' }, userHash);
   */
  readonly identify: (
    userId: string,
    data?: unknown,
    userHash?: string,
  ) => Promise<VisitorSession | undefined>;
  /**
   * Updates contact fields of the current visitor, guests included.
   * @param data the fields of `identify`
   * @throws rejects with 'Session not ready yet.' before `initialize`, and with the status if the server rejects the data
   * @example
   * await Adlane.updateContact({ plan: 'pro', value: 120 });
   */
  readonly updateContact: (data: unknown) => Promise<VisitorSession>;
  /**
   * Signs the visitor out: removes the stored session and starts a new one as a guest, in every tab of the site.
   * @example
   * signOutButton.onclick = () => Adlane.clearIdentity();
   */
  readonly clearIdentity: () => void;
  /**
   * Returns the visitor's session, or undefined while there is none.
   * @example
   * const gleapId = Adlane.getIdentity()?.gleapId;
   */
  readonly getIdentity: () => VisitorSession | undefined;
  /**
   * Returns whether the visitor was identified with a user id.
   * @example
   * if (!Adlane.isUserIdentified()) Adlane.showFeedbackButton(false);
   */
  readonly isUserIdentified: () => boolean;
};
