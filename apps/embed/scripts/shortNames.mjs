/**
 * Properties of the widget's own objects, which travel in its bundle under short names: the ones that are written most.
 * None is a browser's, none is on the wire, in storage or in the public API, and none is ever written as a text;
 * `test/shortNames.test.ts` holds that.
 */
export const ownProperties = [
  'addStyles',
  'failureText',
  'forgetVisitor',
  'hasCookies',
  'hasMicrophone',
  'ignoreProps',
  'inlinesImages',
  'isCapturing',
  'isConsentAwaited',
  'isMakingPicture',
  'isMuted',
  'isNudging',
  'isPressed',
  'isReady',
  'isReportOn',
  'isSessionReady',
  'loadedConfig',
  'onDismiss',
  'onDraw',
  'onEscape',
  'onEvent',
  'onFinished',
  'onNext',
  'onPick',
  'onPress',
  'onPrevious',
  'onQuit',
  'onReport',
  'onSave',
  'onShown',
  'onTarget',
  'onUnread',
  'outcome',
  'phase',
  'playPing',
  'playsSound',
  'secondsLeft',
  'sendFeedback',
  'sendWaiting',
  'sendsResources',
  'sessionSeconds',
  'showsNotifications',
  'startNetworkLog',
  'startWithConfig',
  'stillOpen',
  'strokes',
  'tellFrame',
  'tellOpener',
  'ticketAttributes',
  'tooLarge',
];

/** Short names begin with a dollar sign: no property of anybody else's does. */
const shortName = (at) => `$${at.toString(36)}`;

/** Each property with its short name. */
export const shortNames = new Map(ownProperties.map((name, at) => [name, shortName(at)]));
