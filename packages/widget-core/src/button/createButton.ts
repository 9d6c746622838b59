import type { ParsedFlowConfig } from '../config/parseFlowConfig';
import { type Dispose } from '../dispose/disposables';
import { computeContrastColor } from '../overlay/computeContrastColor';
import { createElement } from '../overlay/createElement';
import type { ShadowHost } from '../overlay/createShadowHost';
import type { ButtonTextKey } from '../texts/buttonTexts';
import type { Translate } from '../texts/createTranslate';
import { hasText, parseButtonPosition } from './parseButtonPosition';

export type ButtonState = {
  readonly config: ParsedFlowConfig | undefined;
  readonly isOpen: boolean;
  /** The host has hidden it, or a layer covers the page. */
  readonly isHidden: boolean;
  readonly isIdentified: boolean;
  /** Unread messages, shown as a badge. */
  readonly unread: number;
};

export type FeedbackButton = {
  readonly update: (state: ButtonState) => void;
  readonly focus: () => void;
  readonly remove: Dispose;
};

export type ButtonHandlers = {
  readonly onPress: () => void;
  /** The pointer or the focus has come: a press is likely. */
  readonly onNear: () => void;
};

/** Returns whether to show the button: projects may hide it from guests (widget §2.4). */
export function isButtonShown({ config, isHidden, isIdentified }: ButtonState): boolean {
  return (
    config !== undefined &&
    !isHidden &&
    parseButtonPosition(config.feedbackButtonPosition) !== 'none' &&
    (isIdentified || !config.hideForGuests)
  );
}

/** The feedback button; its host has `buttonStyles`. Where it is not shown it is not in the page at all. */
export function createButton(
  document: Document,
  host: ShadowHost,
  translate: Translate<ButtonTextKey>,
  { onPress, onNear }: ButtonHandlers,
): FeedbackButton {
  const button = createElement(document, 'button', { type: 'button' });
  button.addEventListener('click', onPress);
  for (const type of ['pointerenter', 'focus']) button.addEventListener(type, onNear, { once: true });
  return {
    update(state) {
      const { config } = state;
      if (!config || !isButtonShown(state)) return button.remove();
      draw(document, button, { ...state, config }, translate);
      if (!button.isConnected) host.root.prepend(button);
    },
    focus: () => button.focus(),
    remove: () => button.remove(),
  };
}

function draw(
  document: Document,
  button: HTMLButtonElement,
  { config, isOpen, unread }: ButtonState & { readonly config: ParsedFlowConfig },
  translate: Translate<ButtonTextKey>,
): void {
  const place = parseButtonPosition(config.feedbackButtonPosition);
  button.dir = config.localizationOptions.rtl ? 'rtl' : 'ltr';
  button.setAttribute('aria-expanded', String(isOpen));
  button.style.setProperty('--button', config.buttonColor);
  button.style.setProperty('--button-text', computeContrastColor(config.buttonColor));
  button.style.setProperty('--x', `${config.buttonX}px`);
  button.style.setProperty('--y', `${config.buttonY}px`);
  const news = isOpen ? 0 : unread;
  const label = translate(isOpen ? 'closeWidget' : 'openWidget');
  // The accessible name begins with the visible text and only changes with the state.
  const text = hasText(place) ? config.widgetButtonText || label : '';
  const name = text || label;
  button.setAttribute('aria-label', news > 0 ? `${name} (${news})` : name);
  const logo = isOpen ? '' : config.buttonLogo;
  button.className = `button ${place}${isOpen ? ' open' : ''}`;
  const picture = logo
    ? createElement(document, 'img', { src: logo, alt: '' })
    : createElement(document, 'span', { class: 'button-icon' });
  button.replaceChildren(text || picture);
  if (news > 0) {
    // Drawn from its attribute: the name says the number already.
    const count = news > 99 ? '99+' : String(news);
    button.append(createElement(document, 'span', { class: 'unread', 'data-count': count }));
  }
}
