/** What the widget shows without being opened: tours, notifications, banners. */
export type OutboundMethods = {
  /**
   * Fetches a tour and shows it in place of a running one. Does nothing if the project does not have it.
   * @example
   * Adlane.startProductTour('welcome');
   */
  readonly startProductTour: (tourId: string) => void;
  /**
   * Shows a tour of the page's own. Warns 'No steps to drive through' if it has no steps.
   * @param parseTourId the id in `productTourCompleted` and `productTourQuit`
   * @param config `steps` of `{ selector, message, type?, mode?, videoUrl? }`, and `nextText`, `prevText`, `doneText`,
   * `allowClose`, `backButton`, `sender`
   * @example
   * Adlane.startProductTourWithConfig('welcome', { steps: [{ selector: '#buy', message: 'Buy here' }], doneText: 'Done' });
   */
  readonly startProductTourWithConfig: (tourId: string, config: unknown) => void;
  /**
   * Shows what the server's actions would show. An `actionType` other than `notification`, `banner` and `tour` is the id
   * of a survey.
   * @example
   * Adlane.performActions([{ actionType: 'notification', outbound: 'n1', data: { text: 'Hello' } }]);
   */
  readonly performActions: (actions: readonly unknown[]) => void;
  /**
   * Shows a notification, at most two at a time; each `outbound` id once.
   * @example
   * Adlane.showNotification({ outbound: 'n1', data: { text: 'Your export is ready.' } });
   */
  readonly showNotification: (action: unknown) => void;
  /**
   * Shows a banner at the top of the page, in place of an earlier one. Needs `setBannerUrl`.
   * @example
   * Adlane.showBanner({ outbound: 'b1', data: { text: 'Closed on Sunday' } });
   */
  readonly showBanner: (action: unknown) => void;
  /**
   * Closes the banner.
   * @example
   * Adlane.closeBanner();
   */
  readonly closeBanner: () => void;
  /**
   * Hides notifications on the page; messages still count as unread.
   * @default false
   * @example
   * Adlane.setDisableInAppNotifications(true);
   */
  readonly setDisableInAppNotifications: (isOff: boolean) => void;
  /**
   * Turns the sound of new messages on or off.
   * @default true
   * @example
   * Adlane.playSound(false);
   */
  readonly playSound: (isOn: boolean) => void;
  /**
   * Emits `unread-count-changed` with the current number of unread messages. The title of the tab stays the page's.
   * @example
   * Adlane.on('unread-count-changed', (count) => setBadge(count));
   * Adlane.showTabNotificationBadge();
   */
  readonly showTabNotificationBadge: (isOn?: boolean) => void;
  /**
   * Sets the tools of the page that a bot may use; replaces those of the project's configuration.
   * @default the project's configuration
   * @example
   * Adlane.setAiTools([
   *   { name: 'cancel-order', description: 'Cancels an order', executionType: 'auto', response: 'Done', parameters: [] },
   * ]);
   * Adlane.on('tool-execution', runTool);
   */
  readonly setAiTools: (tools: readonly unknown[]) => void;
};
