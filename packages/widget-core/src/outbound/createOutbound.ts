import { createBanner } from '../banner/createBanner';
import { createDisposables, type Dispose } from '../dispose/disposables';
import type { PageRequest } from '../frame/buildPageMessage';
import { asObject, asText } from '../json/readers';
import { createNotifications } from '../notifications/createNotifications';
import type { ShadowHost } from '../overlay/createShadowHost';
import type { BannerMessage } from '../protocol/bannerMessages';
import type { Services } from '../services/createServices';
import { createTranslate } from '../texts/createTranslate';
import { outboundTexts } from '../texts/outboundTexts';
import { startTooltips } from '../tooltips/startTooltips';
import { createTourStore } from '../tour/createTourStore';
import { createTours, type Tours } from '../tour/createTours';
import { openDeepLink } from './openDeepLink';
import { parseSurveyFormat } from './parseSurveyFormat';

/** Content that the server or the host shows on the page (widget §3.12). */
export type Outbound = {
  /** Shows them; while the widget is open (`waits`), they wait until it is closed, as the server sends each once. */
  readonly perform: (actions: readonly unknown[], waits?: boolean) => void;
  readonly tours: Tours;
  /** The visitor's events may have changed which tooltips they see. */
  readonly updateTooltips: () => void;
  /** Opens what a `gleap://` link of the page names. */
  readonly openLink: (link: string) => void;
  readonly closeBanner: Dispose;
  /** The widget was opened or closed. */
  readonly onShown: (isShown: boolean) => void;
  readonly redraw: () => void;
  readonly forgetVisitor: () => void;
  readonly dispose: Dispose;
};

export type OutboundOptions = {
  readonly host: ShadowHost;
  readonly isCapturing: () => boolean;
  readonly open: () => void;
  readonly isOpen: () => boolean;
  readonly visit: (request: PageRequest) => void;
  readonly startFlow: (flow: string) => void;
  readonly runCustomAction: (name: string) => void;
};

/** Loaded when there is something to show, in an idle moment. */
export function createOutbound(allServices: Services, options: OutboundOptions): Outbound {
  const { scope, sdkKey, settings, config, logs } = allServices;
  const services = { ...allServices, translate: createTranslate(config, outboundTexts) };
  const { host, visit } = options;
  const disposables = createDisposables();
  // The server counts these events for the figures of a message.
  const report = (outbound: unknown, event: 'shown' | 'clicked') =>
    logs.events.track(`outbound-${String(outbound)}-${event}`);
  const notifications = createNotifications({
    ...services,
    ...options,
    report,
    async loadLayer() {
      const { createNotificationLayer } = await import('../ui');
      return createNotificationLayer(scope.document, host);
    },
  });
  disposables.add(notifications.dispose);
  const banner = createBanner({
    ...services,
    host,
    bannerUrl: () => settings.bannerUrl,
    onMessage(message, outbound) {
      if (outbound) report(outbound, message.name === 'banner-data-set' ? 'shown' : 'clicked');
      handleBannerMessage(message, options);
    },
  });
  disposables.add(banner.close);
  const store = createTourStore(scope.storage, sdkKey);
  const tours = createTours({
    ...services,
    host,
    projectConfig: config,
    events: logs.events,
    store,
    loadStartTour: async () => (await import('../ui')).startTour,
  });
  disposables.add(tours.dispose);

  const waiting: unknown[] = [];
  const performOne = scope.guard.wrap((value: unknown) => {
    const action = asObject(value);
    const actionType = asText(action?.actionType);
    if (!action || !actionType) return;
    if (actionType === 'notification') notifications.add(action);
    else if (actionType === 'banner') banner.show(action);
    else if (actionType === 'tour') {
      scope.guard.detach(tours.startWithConfig(String(action.outbound ?? ''), action.data));
    } else
      visit({
        page: 'survey',
        id: actionType,
        format: parseSurveyFormat(action.format),
        outboundId: asText(action.outbound),
      });
  });
  const tooltips = startTooltips({ ...services, host });
  disposables.add(tooltips.dispose);
  notifications.restore();
  scope.guard.detach(tours.resume());

  return {
    updateTooltips: tooltips.update,
    perform(actions, waits) {
      for (const action of actions) {
        // Notifications are stored at once: they survive a closed page.
        if (waits && asObject(action)?.actionType !== 'notification') waiting.push(action);
        else performOne(action);
      }
    },
    tours,
    openLink(link) {
      const startTour = (id: string) => scope.guard.detach(tours.start(id));
      if (!openDeepLink(link, { visit, startFlow: options.startFlow, startTour }))
        scope.warn('Failed to handle Gleap link', link);
    },
    closeBanner: banner.close,
    onShown(isShown) {
      notifications.onShown(isShown);
      if (!isShown) waiting.splice(0).forEach(performOne);
    },
    redraw: notifications.redraw,
    forgetVisitor() {
      waiting.length = 0;
      notifications.clear();
      banner.close();
    },
    dispose: disposables.dispose,
  };
}

/** What a visitor presses in a banner (widget §7.3). */
function handleBannerMessage(
  message: BannerMessage,
  { visit, startFlow, runCustomAction }: OutboundOptions,
): void {
  switch (message.name) {
    case 'start-conversation':
      return visit({ page: 'bot', id: message.data.botId ?? '' });
    case 'start-custom-action':
      return runCustomAction(message.data.action);
    case 'show-form':
      return startFlow(message.data.formId);
    case 'show-survey':
      return visit({
        page: 'survey',
        id: message.data.formId,
        format: parseSurveyFormat(message.data.surveyFormat),
      });
    case 'show-news-article':
      return visit({ page: 'news-article', id: message.data.articleId });
    case 'show-help-article':
      return visit({ page: 'article', id: message.data.articleId });
    // The banner's own life is the banner's (see createBanner).
    case 'banner-loaded':
    case 'banner-height':
    case 'banner-data-set':
    case 'banner-close':
      return;
    default:
      return message satisfies never;
  }
}
