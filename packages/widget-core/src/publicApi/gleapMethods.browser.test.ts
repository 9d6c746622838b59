import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../../test/eventually';
import { playFrame } from '../../test/playFrame';
import { testScope, widgetPart, widgetRoot } from '../../test/testScope';
import type { AdlaneApi } from './AdlaneApi';
import { createWidget } from './createWidget';
import type { WidgetEvents } from './methods/EventMethods';

/**
 * Every method of Gleap 13.9.3 that its users call, documented or not. The type checks that each is declared.
 */
const methods = [
  'initialize destroy identify updateContact clearIdentity getIdentity isUserIdentified',
  'setUseCookies setApiUrl setWSApiUrl setFrameUrl setBannerUrl setLanguage setEnvironment',
  'setAppVersionCode setAppBuildNumber setTags setTicketAttribute attachCustomData setCustomData',
  'removeCustomData clearCustomData trackEvent logEvent log disableConsoleLogOverwrite startNetworkLogger',
  'setMaxNetworkRequests setNetworkLogsBlacklist setNetworkLogPropsToIgnore attachNetworkLogs',
  'setReplayOptions sendSilentCrashReport sendSilentCrashReportWithFormData open close hide isOpened',
  'startFeedbackFlow startClassicForm showSurvey startBot startConversation openConversations',
  'openConversation openHelpCenter openHelpCenterCollection openHelpCenterArticle searchHelpCenter openNews',
  'openNewsArticle openChecklists openChecklist startChecklist openFeatureRequests startProductTour',
  'closeBanner showFeedbackButton playSound showTabNotificationBadge setStyles preFillForm',
  'registerCustomAction setUrlHandler setAiTools setDisableInAppNotifications setDisablePageTracking',
  'enableShortcuts setLiveSite on getInstance setOfflineMode triggerCustomAction',
  'startFeedbackFlowWithOptions startProductTourWithConfig showBanner showNotification performActions isLiveMode',
  'setGlobalDataItem takeCurrentReplay',
].flatMap((line) => line.split(' '));

/** Our own methods, and those of later versions of Gleap. */
const further: readonly (keyof AdlaneApi)[] = [
  'off',
  'unsetTicketAttribute',
  'clearTicketAttributes',
  'requireConsent',
  'giveConsent',
  'setAppUrl',
];

const style = ['#485BFF', '#485BFF', '#485BFF', '#FFFFFF', 20, 20, 20, 'BOTTOM_RIGHT'] as const;
const noop = () => undefined;

/**
 * Arguments of each method, as users of 13.9.3 pass them; an unknown method or argument fails the type check.
 */
const calls: {
  // Its two signatures have no common parameters: both are called below.
  readonly [K in keyof AdlaneApi]: K extends 'setStyles' ? readonly unknown[] : Parameters<AdlaneApi[K]>;
} = {
  initialize: ['k'],
  destroy: [],
  getInstance: [],
  requireConsent: [],
  giveConsent: [],
  identify: [
    '7',
    { name: 'Ada', email: 'ada@a.test', value: 1, sla: 2, plan: 'pro', customData: { a: 1 } },
    'h',
  ],
  updateContact: [{ name: 'Ada', phone: '+1', companyId: 'c', companyName: 'C', createdAt: new Date() }],
  clearIdentity: [],
  getIdentity: [],
  isUserIdentified: [],
  setApiUrl: ['https://adlane.test/sdk'],
  setFrameUrl: ['https://frame.adlane.test'],
  setWSApiUrl: ['wss://adlane.test/sdk/realtime'],
  setBannerUrl: ['https://banner.adlane.test'],
  setAppUrl: ['https://app.adlane.test'],
  setUseCookies: [false],
  setLanguage: ['en'],
  setEnvironment: ['staging'],
  setAppVersionCode: ['2.1'],
  setAppBuildNumber: ['417'],
  setReplayOptions: [{ maskAllInputs: true }],
  setLiveSite: [true],
  setOfflineMode: [false],
  isLiveMode: [],
  setDisablePageTracking: [false],
  enableShortcuts: [true],
  setStyles: style,
  setTags: [['a', 'b']],
  setTicketAttribute: ['order', 4711],
  unsetTicketAttribute: ['order'],
  clearTicketAttributes: [],
  attachCustomData: [{ plan: 'pro' }],
  setCustomData: ['plan', 'pro'],
  removeCustomData: ['plan'],
  clearCustomData: [],
  trackEvent: ['bought', { price: 3 }],
  logEvent: ['bought', { price: 3 }],
  log: ['a line', 'WARNING'],
  disableConsoleLogOverwrite: [],
  startNetworkLogger: [],
  setMaxNetworkRequests: [70],
  setNetworkLogsBlacklist: [['ads.test']],
  setNetworkLogPropsToIgnore: [['password']],
  attachNetworkLogs: [[{ url: '/a', type: 'GET', date: '2026-01-02T00:00:00.000Z' }]],
  sendSilentCrashReport: ['boom', 'HIGH', { screenshot: false }],
  sendSilentCrashReportWithFormData: [{ description: 'boom' }, 'LOW', { replays: true }],
  takeCurrentReplay: [],
  setGlobalDataItem: ['snapshotPosition', { x: 0, y: 0 }],
  open: [],
  close: [],
  hide: [],
  isOpened: [],
  showFeedbackButton: [true],
  startFeedbackFlow: ['bug', true],
  startFeedbackFlowWithOptions: [
    'bug',
    { autostartDrawing: false, hideBackButton: true, format: 'survey' },
    true,
  ],
  startClassicForm: ['bug', true],
  preFillForm: [{ email: 'a@b.test' }],
  showSurvey: ['nps', 'survey_full'],
  startBot: ['b1', true],
  startConversation: [true],
  openConversations: [true],
  openConversation: ['t1', true],
  openHelpCenter: [true],
  openHelpCenterCollection: ['c1', true],
  openHelpCenterArticle: ['a1', true],
  searchHelpCenter: ['pay', true],
  openNews: [true],
  openNewsArticle: ['n1', true],
  openChecklists: [true],
  openChecklist: ['l1', true],
  startChecklist: ['o1', true],
  openFeatureRequests: [true],
  startProductTour: ['7'],
  startProductTourWithConfig: ['7', { steps: [] }],
  performActions: [[{ actionType: 'notification', outbound: 'n', data: { text: 'Hello' } }]],
  showNotification: [{ outbound: 'n', data: { text: 'Hello' } }],
  showBanner: [{ outbound: 'b', data: { text: 'Sale' } }],
  closeBanner: [],
  setDisableInAppNotifications: [false],
  playSound: [true],
  showTabNotificationBadge: [true],
  setAiTools: [[{ name: 't', description: 'd', executionType: 'button', response: 'r', parameters: [] }]],
  triggerCustomAction: ['checkout'],
  registerCustomAction: [noop],
  setUrlHandler: [noop],
  on: ['initialized', noop],
  off: ['initialized', noop],
};

const frameOrigin = 'https://frame.adlane.test';
let api: AdlaneApi | undefined;

afterEach(() => {
  api?.destroy();
  localStorage.clear();
});

test.each(methods)('AdlaneApi has the method %s', (name) => {
  expect(createWidget(testScope().scope)).toHaveProperty(name, expect.any(Function));
});

test.each([
  ['before the start', false],
  ['after it', true],
])('%s every method accepts the arguments of 13.9.3, and none throws', async (_when, isStarted) => {
  const widget = createWidget(testScope().scope);
  api = widget;
  widget.setApiUrl('https://adlane.test/sdk');
  widget.setFrameUrl(frameOrigin);
  if (isStarted) {
    widget.initialize('k');
    await eventually(() => widgetPart('.button'));
  }
  widget.setStyles(...style);
  widget.setStyles({ primaryColor: '#485BFF', buttonX: 20, buttonStyle: 'BOTTOM_RIGHT' });
  // Methods that end or defer everything have their own tests.
  const skipped = new Set(['initialize', 'destroy', 'requireConsent', 'setUseCookies']);
  for (const [name, args] of Object.entries(calls)) {
    if (skipped.has(name)) continue;
    const method: unknown = Reflect.get(widget, name);
    expect(() => Reflect.apply(Object(method), undefined, args)).not.toThrow();
  }
});

test('AdlaneApi has no other methods', () => {
  const names = Object.keys(createWidget(testScope().scope));
  expect(names.sort()).toEqual([...methods, ...further].sort());
});

test.each<[boolean | undefined, object]>([
  [undefined, { name: 'start-feedbackflow', data: { flow: 'f', format: 'survey_full' } }],
  [true, { name: 'start-survey', data: { flow: 'f', hideBackButton: true, format: 'survey_full' } }],
])('a form that is started as a survey (%s) is shown as a survey', async (isSurvey, message) => {
  const widget = createWidget(testScope().scope);
  api = widget;
  widget.setApiUrl('https://adlane.test/sdk');
  widget.setFrameUrl(frameOrigin);
  widget.initialize('k');
  widget.startFeedbackFlowWithOptions('f', { format: 'survey_full' }, isSurvey);
  await eventually(() => widgetPart('iframe'));
  const frame = playFrame('iframe', frameOrigin);
  frame.send({ name: 'ping' });
  await eventually(() => expect(frame.received().at(-1)?.[0]).toEqual(message));
});

describe('events', () => {
  const send = {
    name: 'send-feedback',
    data: { formData: { description: 'It broke' }, action: { excludeData: { screenshot: true } } },
  };
  const tour = { steps: [{ type: 'post', message: 'Welcome' }], doneText: 'Done' };

  async function started(status = 201) {
    const { scope } = testScope({ '/bugs/v2': () => Response.json({ id: 1 }, { status }) });
    const widget = createWidget(scope);
    api = widget;
    widget.setApiUrl('https://adlane.test/sdk');
    widget.setFrameUrl(frameOrigin);
    const received: (readonly [string, unknown])[] = [];
    const subscribe = <E extends keyof WidgetEvents>(event: E) => {
      widget.on(event, (data: unknown) => void received.push([event, data]));
    };
    const events: readonly (keyof WidgetEvents)[] = [
      'initialized',
      'open',
      'close',
      'flow-started',
      'feedback-sent',
      'error-while-sending',
      'unread-count-changed',
      'productTourCompleted',
      'productTourQuit',
      'tool-execution',
      'register-pushmessage-group',
      'unregister-pushmessage-group',
    ];
    for (const event of events) subscribe(event);
    widget.initialize('k');
    await eventually(() => widgetPart('.button'));
    return { widget, heard: received };
  }
  /** Delivers a message of the frame as a browser does. */
  const postAsFrame = (message: object) => {
    const source = widgetRoot().querySelector('iframe')?.contentWindow ?? null;
    const data = JSON.stringify(message);
    window.dispatchEvent(new MessageEvent('message', { data, origin: frameOrigin, source }));
  };
  const opened = async (widget: AdlaneApi) => {
    widget.open();
    await eventually(() => widgetPart('iframe'));
    postAsFrame({ name: 'ping' });
  };

  test.each<[keyof WidgetEvents, unknown, (widget: AdlaneApi) => unknown]>([
    ['initialized', undefined, () => undefined],
    ['register-pushmessage-group', 'gleapuser-h1', () => undefined],
    ['unregister-pushmessage-group', 'gleapuser-h1', (widget) => widget.clearIdentity()],
    ['open', undefined, opened],
    ['close', undefined, async (widget) => opened(widget).then(widget.close)],
    [
      'flow-started',
      { flow: 'f' },
      async (widget) => {
        await opened(widget);
        postAsFrame({ name: 'notify-event', data: { type: 'flow-started', data: { flow: 'f' } } });
      },
    ],
    [
      'tool-execution',
      { name: 't' },
      async (widget) => {
        await opened(widget);
        postAsFrame({ name: 'tool-execution', data: { name: 't' } });
      },
    ],
    [
      'feedback-sent',
      { description: 'It broke' },
      async (widget) => opened(widget).then(() => postAsFrame(send)),
    ],
    ['unread-count-changed', 0, (widget) => widget.showTabNotificationBadge(true)],
    [
      'productTourCompleted',
      { tourId: 't1' },
      async (widget) => {
        widget.startProductTourWithConfig('t1', tour);
        await eventually(() => {
          const done = [...widgetRoot().querySelectorAll('button')].find(
            (each) => each.textContent === 'Done',
          );
          if (!done) throw new Error('The tour is not shown.');
          done.click();
        });
      },
    ],
  ])('the event %s carries %j', async (event, data, act) => {
    const { widget, heard: received } = await started();
    await act(widget);
    await eventually(() => expect(received).toContainEqual([event, data]));
  });

  test('error-while-sending carries the status', async () => {
    const { widget, heard: received } = await started(422);
    await opened(widget);
    postAsFrame(send);
    await eventually(() => expect(received).toContainEqual(['error-while-sending', { status: 422 }]));
  });
});
