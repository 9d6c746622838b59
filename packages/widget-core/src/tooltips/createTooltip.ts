import { tooltipFadeMs, tooltipHideDelayMs, tooltipOffset } from '@adlane/contract/constants';
import type { TooltipConfig } from '@adlane/contract/widget/tooltips';
import { createDisposables, type Dispose, listen } from '../dispose/disposables';
import { applyProjectTheme, type ProjectTheme } from '../overlay/applyProjectTheme';
import { createElement } from '../overlay/createElement';
import type { ShadowHost } from '../overlay/createShadowHost';
import { placeBox } from '../overlay/placeBox';
import { toPlainNode } from '../page/toPlainNode';
import { createSafeHtml } from '../sanitize/createSafeHtml';
import type { Scope } from '../scope/scope';

export type Tooltip = {
  /** The element that it belongs to. */
  readonly target: Element;
  /** Follows its target. */
  readonly place: () => void;
  readonly remove: Dispose;
};

export type TooltipOptions = {
  /** Window, document, clock and storage of the host page. */
  readonly scope: Pick<Scope, 'window' | 'document' | 'clock'>;
  /** The layer on the host page that shows it. */
  readonly host: ShadowHost;
  /** What it shows, as the project configured it. */
  readonly config: TooltipConfig;

  /** The element that it belongs to. */
  readonly target: HTMLElement;
  /** Accessible name of the hint. */
  readonly label: string;
  /** Colors, direction and language of the project. */
  readonly theme: ProjectTheme | undefined;
  /** Called when it first appears. */
  readonly onSeen?: () => void;
};

/** The brightness of other notations is unknown, so only these are accepted. */
const hexColor = /^#[0-9a-f]{6}$/i;

/** Width and height of a hotspot. Pixels. */
const hotspotPx = 20;

/**
 * One tooltip: shown while the pointer or the focus is on its target (or on its hotspot) or on itself, hidden 500 ms after
 * leaving with a fade of 200 ms (widget §4.9). Escape hides it at once.
 */
export function createTooltip(options: TooltipOptions): Tooltip {
  const { scope, host, config } = options;
  const target = toPlainNode(options.target);
  let { onSeen } = options;
  const { window, document, clock } = scope;
  const disposables = createDisposables();
  const hotspot = config.mode === 'hotspot' ? createHotspot(options) : undefined;
  if (hotspot) host.root.append(hotspot);
  const anchor = hotspot ?? target;
  const box = createElement(document, 'div', { class: 'tooltip', role: 'tooltip' });
  applyProjectTheme(box, options.theme);
  // The team's text may be in another language than the widget's.
  box.dir = 'auto';
  box.append(createSafeHtml(document, config.html));
  // An element can't describe one in another shadow root.
  hotspot?.setAttribute('aria-description', box.textContent);
  let stopTimer: Dispose = () => {};

  const place = () => {
    if (hotspot) placeHotspot(hotspot, target.getBoundingClientRect(), config);
    if (!box.isConnected) return;
    const size = { width: window.innerWidth, height: window.innerHeight };
    const at = placeBox(anchor.getBoundingClientRect(), box.getBoundingClientRect(), size, tooltipOffset);
    box.style.left = `${at.left}px`;
    box.style.top = `${at.top}px`;
  };
  const show = () => {
    stopTimer();
    // The tab key leads from a hotspot to what its hint links to.
    if (!box.isConnected) host.root.insertBefore(box, hotspot?.nextSibling ?? null);
    place();
    box.classList.add('shown');
    onSeen?.();
    onSeen = undefined;
  };
  const hideNow = () => {
    stopTimer();
    box.classList.remove('shown');
    stopTimer = clock.after(tooltipFadeMs, () => box.remove());
  };
  const hide = () => {
    stopTimer();
    stopTimer = clock.after(tooltipHideDelayMs, hideNow);
  };
  for (const element of [anchor, box]) {
    disposables.add(listen(element, 'pointerenter', show));
    disposables.add(listen(element, 'pointerleave', hide));
    disposables.add(listen(element, 'focusin', show));
    disposables.add(listen(element, 'focusout', hide));
  }
  disposables.add(listen<KeyboardEvent>(document, 'keydown', ({ key }) => key === 'Escape' && hideNow()));
  // A finger has no hover.
  if (hotspot) disposables.add(listen(hotspot, 'click', show));
  disposables.add(() => {
    stopTimer();
    box.remove();
    hotspot?.remove();
  });
  place();
  return { target: options.target, place, remove: disposables.dispose };
}

function createHotspot({ scope, config, theme, label }: TooltipOptions): HTMLButtonElement {
  const hotspot = createElement(scope.document, 'button', { type: 'button', 'aria-label': label });
  hotspot.className = config.animated ? 'hotspot pulse' : 'hotspot';
  const { color } = config;
  applyProjectTheme(hotspot, color && hexColor.test(color) ? { ...theme, color } : theme);
  hotspot.append(config.icon === 'question' ? '?' : 'i');
  return hotspot;
}

/** Beside the target: left or right of it, at its top, middle or bottom, moved by the offsets (widget §3.8). */
function placeHotspot(hotspot: HTMLElement, target: DOMRect, config: TooltipConfig): void {
  const { posX, posY, offsetX, offsetY } = config;
  const { clientWidth, clientHeight } = hotspot.ownerDocument.documentElement;
  const left = posX === 'left' ? target.left - hotspotPx - offsetX : target.right + offsetX;
  const middle = target.top + (target.height - hotspotPx) / 2;
  const top = posY === 'top' ? target.top : posY === 'bottom' ? target.bottom - hotspotPx : middle;
  // Next to an element as wide as the window it would be invisible.
  hotspot.style.left = `${Math.max(0, Math.min(left, clientWidth - hotspotPx))}px`;
  hotspot.style.top = `${top + offsetY}px`;
  const isSeen = target.width > 0 && target.bottom > 0 && target.top < clientHeight;
  hotspot.style.visibility = isSeen ? '' : 'hidden';
}
