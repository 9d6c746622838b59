import { createBanner } from '../banner/createBanner';
import { createNotifications } from '../notifications/createNotifications';
import type { ShadowHost } from '../page/createShadowHost';
import type { BannerMessage } from '../protocol/bannerMessages';
import { asObject, asText } from '../protocol/readers';
import { createStops, type Stop } from '../scope/stops';
import { startTooltips } from '../tooltips/startTooltips';
import { createTourStore } from '../tour/createTourStore';
import { createTours, type Tours } from '../tour/createTours';
import type { Services } from '../widget/createServices';
import type { PageRequest } from '../widget/pageMessage';
import { followDeepLink } from './followDeepLink';
import { surveyFormat } from './surveyFormat';

/** What the server, or the host, shows on the page by itself (widget §3.12). */
export type Outbound = {
  readonly perform: (actions: readonly unknown[]) => void;
  readonly tours: Tours;
  /** Opens what a `gleap://` link of the page names. */
  readonly followLink: (link: string) => void;
  readonly closeBanner: Stop;
  /** The widget was opened or closed. */
  readonly onShown: (isShown: boolean) => void;
  readonly redraw: () => void;
  readonly forgetVisitor: () => void;
  readonly stop: Stop;
};

export type OutboundOptions = {
  readonly host: ShadowHost;
  readonly isCapturing: () => boolean;
  readonly open: () => void;
  readonly visit: (request: PageRequest) => void;
  readonly startFlow: (flow: string) => void;
  readonly runCustomAction: (name: string) => void;
};

/** Fetched once there is something to show, in an idle moment. */
export function createOutbound(services: Services, options: OutboundOptions): Outbound {
  const { scope, sdkKey, settings, api, config, translate, emitter, logs } = services;
  const { host, visit } = options;
  const stops = createStops();
  const notifications = createNotifications({
    ...services,
    ...options,
    async loadLayer() {
      const { createNotificationLayer } = await import('../ui');
      return createNotificationLayer(scope.document, host);
    },
  });
  stops.add(notifications.stop);
  const banner = createBanner({
    scope,
    host,
    translate,
    config,
    bannerUrl: () => settings.bannerUrl,
    onMessage: (message) => followBanner(message, options),
  });
  stops.add(banner.close);
  const store = createTourStore(scope.storage, sdkKey);
  const tours = createTours({
    scope,
    host,
    translate,
    look: config,
    api,
    events: logs.events,
    emitter,
    store,
  });
  stops.add(tours.stop);

  const performOne = (value: unknown) => {
    const action = asObject(value);
    const actionType = asText(action?.actionType);
    if (!action || !actionType) return;
    if (actionType === 'notification') notifications.add(action);
    else if (actionType === 'banner') banner.show(action);
    else if (actionType === 'tour') {
      scope.guard.detach(tours.startWithConfig(String(action.outbound ?? ''), action.data));
    } else visit({ page: 'survey', id: actionType, format: surveyFormat(action.format) });
  };
  stops.add(
    startTooltips({
      scope,
      api,
      host,
      sdkKey,
      color: () => config()?.color ?? '#485BFF',
      label: () => translate('hotspot'),
    }),
  );
  notifications.restore();
  scope.guard.detach(tours.resume());

  return {
    perform: (actions) => actions.forEach(scope.guard.wrap(performOne)),
    tours,
    followLink(link) {
      const startTour = (id: string) => scope.guard.detach(tours.start(id));
      if (!followDeepLink(link, { ...options, startTour })) scope.warn('Failed to handle Gleap link', link);
    },
    closeBanner: banner.close,
    onShown(isShown) {
      if (isShown) notifications.clear();
      else notifications.restore();
    },
    redraw: notifications.redraw,
    forgetVisitor() {
      notifications.clear();
      banner.close();
    },
    stop: stops.run,
  };
}

/** What a visitor presses in a banner (widget §7.3). */
function followBanner(message: BannerMessage, { visit, startFlow, runCustomAction }: OutboundOptions): void {
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
        format: surveyFormat(message.data.surveyFormat),
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
