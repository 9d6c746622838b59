import type { DataMethods } from './methods/DataMethods';
import type { EventMethods } from './methods/EventMethods';
import type { FrameMethods } from './methods/FrameMethods';
import type { IdentityMethods } from './methods/IdentityMethods';
import type { OutboundMethods } from './methods/OutboundMethods';
import type { PageMethods } from './methods/PageMethods';
import type { SettingMethods } from './methods/SettingMethods';

/**
 * The widget's object on a host page, `window.Adlane` and `window.Gleap`. Methods have the names of Gleap 13.9.3. None
 * of them throws: errors become one warning in the console, or the rejection of the returned promise.
 */
export type AdlaneApi = LifecycleMethods &
  IdentityMethods &
  SettingMethods &
  DataMethods &
  FrameMethods &
  PageMethods &
  OutboundMethods &
  EventMethods;

/** Start, end and consent. */
type LifecycleMethods = {
  /**
   * Starts the widget for one project. Methods called earlier run now, in order. Warns and does nothing if the widget
   * has been initialized already; `destroy` allows another call.
   * @param sdkKey the project's public key, not empty
   * @example
   * Adlane.initialize('my-key');
   */
  readonly initialize: (sdkKey: string) => void;
  /**
   * Ends the widget and leaves the page as it was: no listener, timer, node, socket, patched function or stored session.
   * Queued tickets stay in storage and are sent after the next `initialize`.
   * @example
   * router.onLeave(() => Adlane.destroy());
   */
  readonly destroy: () => void;
  /**
   * Returns this object, for code that was written for Gleap's singleton.
   * @example
   * Adlane.getInstance().open();
   */
  readonly getInstance: () => AdlaneApi;
  /**
   * Requires the visitor's consent; not part of Gleap. Before `initialize`: nothing is stored, sent, loaded or patched
   * until `giveConsent`, and calls wait in order. On a running widget: revokes consent, ends the widget and removes what
   * it stored in this browser, queued tickets included.
   * @example
   * if (!consent.has('feedback')) Adlane.requireConsent();
   * Adlane.initialize('my-key');
   */
  readonly requireConsent: () => void;
  /**
   * Starts what waits for consent; not part of Gleap. The page stores the visitor's answer, the widget does not.
   * @example
   * consent.onChange('feedback', () => Adlane.giveConsent());
   */
  readonly giveConsent: () => void;
};
