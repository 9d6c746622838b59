import type { User } from '@adlane/contract/account/auth';
import { readAppConfig, type WidgetConfig } from '../../config/appConfig';
import { clearFailedCalls } from '../../errors/failedCalls';
import { describeWork } from './describeWork';

/** The part of the widget's public object that this app calls. */
type Widget = {
  initialize(sdkKey: string): void;
  open(): void;
  showFeedbackButton(isShown: boolean): void;
  setFrameUrl(origin: string): void;
  setBannerUrl(origin: string): void;
  identify(userId: string, data: Record<string, unknown>): unknown;
  clearIdentity(): void;
  setCustomData(key: string, value: unknown): void;
  removeCustomData(key: string): void;
  sendSilentCrashReport(description: string, priority: 'LOW' | 'MEDIUM' | 'HIGH'): unknown;
};

/** Returns the widget, once its script has run. Not declared for every window: host pages see more of it. */
const findWidget = (): Widget | undefined => Reflect.get(window, 'Adlane');

/** The signed-in user; sent when the widget has loaded. */
let identified: User | undefined;

/** Calls made before the widget has loaded. */
let waiting: ((widget: Widget) => void)[] = [];

const source = '/embed/adlane.js';

/** Loads the feedback widget by its script and initializes it on load, as any site does; once per page. */
export function startFeedbackWidget({ sdkKey, frameUrl, bannerUrl }: WidgetConfig, page: Document): void {
  if (page.querySelector(`script[src="${source}"]`)) return;
  const script = page.createElement('script');
  script.src = source;
  script.async = true;
  script.addEventListener('load', () => {
    const widget = findWidget();
    if (!widget) return;
    if (frameUrl) widget.setFrameUrl(frameUrl);
    if (bannerUrl) widget.setBannerUrl(bannerUrl);
    // The button would cover bars and drawers; the user menu opens the widget instead.
    widget.showFeedbackButton(false);
    widget.initialize(sdkKey);
    if (identified) sendIdentity(identified);
    const calls = waiting;
    waiting = [];
    for (const call of calls) call(widget);
  });
  // The next call tries again.
  script.addEventListener('error', () => script.remove());
  page.head.append(script);
}

/** Calls the widget, and loads it first if it has not started yet. */
function callWidget(call: (widget: Widget) => void): void {
  const loaded = findWidget();
  if (loaded) return call(loaded);
  const { widget } = readAppConfig(document);
  if (!widget) return;
  waiting.push(call);
  startFeedbackWidget(widget, document);
}

/** Sets what the user is doing; a report that follows has it. */
function sendWork(widget: Widget): void {
  if (identified) widget.setCustomData('work', describeWork(identified, window.location.pathname));
}

/** Opens the widget. */
export function openFeedback(): void {
  callWidget((widget) => {
    sendWork(widget);
    widget.open();
  });
}

function sendIdentity(user: User): void {
  findWidget()?.identify(`${user.group_id}.${user.id}`, {
    name: user.name,
    email: user.email,
    phone: user.phone,
    companyName: user.business_name,
    companyId: String(user.group_id),
    plan: user.subscription?.data.plan_id,
    customData: { userType: user.entity_type },
  });
}

/** Identifies the user to the widget (ads §9), except operators. */
export function identifyToWidget(user: User): void {
  if (user.entity_type === 'SuperAdmin') return;
  identified = user;
  sendIdentity(user);
}

/** Clears the widget's identity. */
export function clearWidgetIdentity(): void {
  identified = undefined;
  clearFailedCalls();
  findWidget()?.removeCustomData('work');
  findWidget()?.clearIdentity();
}

/** Sends a silent crash report for a signed-in user (ads §8). */
export function reportToWidget(message: string): void {
  callWidget((widget) => {
    sendWork(widget);
    void widget.sendSilentCrashReport(message, 'MEDIUM');
  });
}
