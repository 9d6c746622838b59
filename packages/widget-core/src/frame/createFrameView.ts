import { parseButtonPosition } from '../button/parseButtonPosition';
import type { ParsedFlowConfig } from '../config/parseFlowConfig';
import type { Dispose } from '../dispose/disposables';
import { computeContrastColor } from '../overlay/computeContrastColor';
import { createElement } from '../overlay/createElement';
import type { ShadowHost } from '../overlay/createShadowHost';
import type { Translate } from '../texts/createTranslate';
import type { PanelTextKey } from '../texts/panelTexts';
import { frameStyles } from './frame.css';
import { type FrameState, isSurvey } from './frameState';

export type FrameView = {
  readonly draw: (state: FrameState, config: ParsedFlowConfig | undefined) => void;
  /** Puts a fresh iframe with this address into the container. */
  readonly inject: (url: string) => void;
  readonly drop: () => void;
  readonly window: () => Window | null | undefined;
  readonly focus: () => void;
  readonly remove: Dispose;
};

type FrameHandlers = { readonly onRetry: () => void; readonly onClose: () => void };

/** The container around the frame's iframe, with what shows while it loads and when it can't be reached. */
export function createFrameView(
  document: Document,
  host: ShadowHost,
  translate: Translate<PanelTextKey>,
  { onRetry, onClose }: FrameHandlers,
): FrameView {
  const removeStyles = host.addStyles(frameStyles);
  const text = createElement(document, 'p', { role: 'status' });
  const retry = createElement(document, 'button', { type: 'button', class: 'primary' });
  const close = createElement(document, 'button', { type: 'button' });
  retry.addEventListener('click', onRetry);
  close.addEventListener('click', onClose);
  const actions = createElement(document, 'div', { class: 'actions' }, retry, close);
  const spinner = createElement(document, 'div', { class: 'spinner' });
  const state = createElement(document, 'div', { class: 'state' }, spinner, text, actions);
  const container = createElement(document, 'div', { class: 'frame', role: 'dialog' }, state);
  const backdrop = createElement(document, 'div', { class: 'backdrop', hidden: '' });
  let iframe: HTMLIFrameElement | undefined;

  return {
    draw(frame, config) {
      if (frame.link === 'absent' && !frame.isShown) return container.remove();
      container.hidden = !frame.isShown;
      backdrop.hidden = !(frame.isShown && frame.mode === 'survey_full' && config?.disableBGFade !== true);
      container.className = buildClasses(frame, config).join(' ');
      container.dir = config?.localizationOptions.rtl ? 'rtl' : 'ltr';
      container.setAttribute('aria-label', translate('frameTitle'));
      text.textContent = translate(frame.link === 'failed' ? 'frameFailed' : 'frameLoading');
      retry.textContent = translate('retry');
      close.textContent = translate('close');
      setProperties(container, frame, config);
      if (!container.isConnected) host.root.append(backdrop, container);
    },
    inject(url) {
      iframe?.remove();
      iframe = createElement(document, 'iframe', {
        title: translate('frameTitle'),
        // The frame learns its host's origin by it, whatever the page's own referrer policy is.
        referrerpolicy: 'origin',
        allow: 'clipboard-write',
        src: url,
      });
      container.append(iframe);
    },
    drop() {
      iframe?.remove();
      iframe = undefined;
    },
    window: () => iframe?.contentWindow,
    focus: () => iframe?.focus(),
    remove() {
      iframe?.remove();
      container.remove();
      backdrop.remove();
      removeStyles();
    },
  };
}

/** Style variants and states of the container (widget §2.3). */
export function buildClasses({ mode, link }: FrameState, config: ParsedFlowConfig | undefined): string[] {
  // The button's own classes are in the same root: what turns it must not turn the frame.
  const place = `at-${parseButtonPosition(config?.feedbackButtonPosition ?? '')}`;
  return [
    'frame',
    isSurvey(mode) ? mode.replace('_', '-') : place,
    ...(mode === 'extended' ? ['extended'] : []),
    ...(link === 'ready' ? [] : [link === 'failed' ? 'failed' : 'loading']),
  ];
}

function setProperties(
  container: HTMLElement,
  { height }: FrameState,
  config: ParsedFlowConfig | undefined,
): void {
  const accent = config?.color ?? '#485BFF';
  const background = config?.backgroundColor ?? '#FFFFFF';
  const properties: Readonly<Record<string, string>> = {
    '--x': `${config?.buttonX ?? 20}px`,
    '--y': `${config?.buttonY ?? 20}px`,
    '--radius': `${config?.borderRadius ?? 20}px`,
    '--height': `${height ?? 400}px`,
    '--background': background,
    '--text': computeContrastColor(background),
    '--accent': accent,
    '--accent-text': computeContrastColor(accent),
  };
  for (const [name, value] of Object.entries(properties)) container.style.setProperty(name, value);
}
