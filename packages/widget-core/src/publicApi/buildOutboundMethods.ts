import { copyFields } from '../json/copyFields';
import type { WireObject } from '../json/readers';
import type { Settings } from '../services/createSettings';
import type { RunningWidget } from '../widget/createRunningWidget';
import type { AdlaneApi } from './AdlaneApi';

type Context = {
  readonly settings: Settings;
  readonly running: () => RunningWidget | undefined;
  readonly whenRunning: (run: (widget: RunningWidget) => void) => void;
};

/** Builds the methods for what is shown without being opened: notifications, banners, tours. */
export function buildOutboundMethods({ settings, running, whenRunning }: Context) {
  const perform = (actions: readonly unknown[]) =>
    whenRunning(({ outbound }) => outbound.use((part) => part.perform(actions)));
  const performOne = (actionType: string) => (action: unknown) =>
    perform([{ ...(copyFields(action) satisfies WireObject), actionType }]);
  return {
    performActions: (actions) => perform(Array.isArray(actions) ? actions : []),
    showNotification: performOne('notification'),
    showBanner: performOne('banner'),
    closeBanner: () => whenRunning(({ outbound }) => outbound.after((part) => part.closeBanner())),
    startProductTour: (tourId) =>
      whenRunning(({ outbound }) => outbound.use(({ tours }) => void tours.start(tourId))),
    startProductTourWithConfig: (tourId, config) =>
      whenRunning(({ outbound }) => outbound.use(({ tours }) => void tours.startWithConfig(tourId, config))),
    setDisableInAppNotifications: (isOff) => {
      settings.showsNotifications = !isOff;
      running()?.redraw();
    },
    playSound: (isOn) => {
      settings.playsSound = isOn;
    },
    showTabNotificationBadge: () => running()?.emitUnread(),
    setAiTools: (tools) => {
      settings.aiTools = Array.isArray(tools) ? [...tools] : [];
      running()?.redraw();
    },
  } satisfies Partial<AdlaneApi>;
}
