import type { ReadFlowConfig } from '../config/readFlowConfig';
import { contrastColor } from '../page/contrastColor';
import { createElement, createIcon } from '../page/createElement';
import type { ShadowHost } from '../page/createShadowHost';
import type { Translate } from '../page/translate';
import { type Stop } from '../scope/stops';
import { buttonStyles } from './button.css';
import { buttonPlace, hasText } from './buttonPlace';

export type ButtonState = {
  readonly config: ReadFlowConfig | undefined;
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
  readonly remove: Stop;
};

export type ButtonPresses = {
  readonly onPress: () => void;
  /** The pointer or the focus has come: a press is likely. */
  readonly onNear: () => void;
};

const bubble =
  'M12 3C6.5 3 2 6.9 2 11.7c0 2.6 1.3 4.9 3.4 6.5L5 22l4.1-2.1c.9.2 1.9.4 2.9.4 5.5 0 10-3.9 10-8.6S17.5 3 12 3Z';
const cross =
  'M18.3 4.3 12 10.6 5.7 4.3 4.3 5.7l6.3 6.3-6.3 6.3 1.4 1.4 6.3-6.3 6.3 6.3 1.4-1.4-6.3-6.3 6.3-6.3z';

/** True where there is a button to show: not for guests where the project hides it from them (widget §2.4). */
export function isButtonShown({ config, isHidden, isIdentified }: ButtonState): boolean {
  return (
    config !== undefined &&
    !isHidden &&
    buttonPlace(config.feedbackButtonPosition) !== 'none' &&
    (isIdentified || !config.hideForGuests)
  );
}

/** The feedback button. Where it is not shown it is not in the page at all. */
export function createButton(
  document: Document,
  host: ShadowHost,
  translate: Translate,
  { onPress, onNear }: ButtonPresses,
): FeedbackButton {
  const removeStyles = host.addStyles(buttonStyles);
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
    remove() {
      button.remove();
      removeStyles();
    },
  };
}

function draw(
  document: Document,
  button: HTMLButtonElement,
  { config, isOpen, unread }: ButtonState & { readonly config: ReadFlowConfig },
  translate: Translate,
): void {
  const place = buttonPlace(config.feedbackButtonPosition);
  button.className = `button ${place}${isOpen ? ' open' : ''}`;
  button.dir = config.localizationOptions.rtl ? 'rtl' : 'ltr';
  button.setAttribute('aria-expanded', String(isOpen));
  button.style.setProperty('--button', config.buttonColor);
  button.style.setProperty('--button-text', contrastColor(config.buttonColor));
  button.style.setProperty('--x', `${config.buttonX}px`);
  button.style.setProperty('--y', `${config.buttonY}px`);
  const news = isOpen ? 0 : unread;
  const label = translate(isOpen ? 'closeWidget' : 'openWidget');
  // Where there is a visible text, the name begins with it; only its meaning changes with the state.
  const text = hasText(place) ? config.widgetButtonText || label : '';
  const name = text || label;
  button.setAttribute('aria-label', news > 0 ? `${name} (${news})` : name);
  const logo = config.buttonLogo;
  const picture = () =>
    logo && !isOpen
      ? createElement(document, 'img', { src: logo, alt: '' })
      : createIcon(document, isOpen ? cross : bubble);
  button.replaceChildren(text || picture());
  if (news > 0) {
    // Drawn from its attribute: the name says the number already.
    const count = news > 99 ? '99+' : String(news);
    button.append(createElement(document, 'span', { class: 'unread', 'data-count': count }));
  }
}
