import type { ParsedFlowConfig } from '../config/parseFlowConfig';
import { createDisposables, type Dispose, listen } from '../dispose/disposables';
import type { WireObject } from '../json/readers';
import { adoptStyles } from '../overlay/adoptStyles';
import { createElement } from '../overlay/createElement';
import type { ShadowHost } from '../overlay/createShadowHost';
import { type BannerMessage, type PageToBannerMessage, parseBannerMessage } from '../protocol/bannerMessages';
import { createChannel, parseOrigin } from '../protocol/createChannel';
import type { Scope } from '../scope/scope';
import type { Translate } from '../texts/createTranslate';
import type { OutboundTextKey } from '../texts/outboundTexts';
import { readTextLanguage } from '../texts/readTextLanguage';
import { bannerStyles } from './banner.css';

/** Body classes and the root's property that pages with fixed headers use to make room. */
const shownClass = 'gleap-b-shown';
const floatingClass = 'gleap-b-f';
const marginProperty = '--gleap-margin-top';

export type Banner = {
  /** Shows a banner; while one is shown, another is ignored (widget §7.3). */
  readonly show: (action: WireObject) => void;
  readonly close: Dispose;
};

export type BannerOptions = {
  readonly scope: Pick<Scope, 'window' | 'document' | 'guard' | 'warn'>;
  readonly host: ShadowHost;
  readonly bannerUrl: () => string;
  readonly config: () => ParsedFlowConfig | undefined;
  readonly translate: Translate<OutboundTextKey>;
  /** Called when the banner is drawn, and with what the visitor presses in it. */
  readonly onMessage: (message: BannerMessage, outbound: unknown) => void;
};

export function createBanner({
  scope,
  host,
  bannerUrl,
  config,
  translate,
  onMessage,
}: BannerOptions): Banner {
  const { window, document, guard, warn } = scope;
  const disposables = createDisposables();
  let isShown = false;

  const close = () => {
    disposables.dispose();
    isShown = false;
  };
  const show = (action: WireObject) => {
    if (isShown) return;
    const origin = parseOrigin(bannerUrl());
    if (!origin) {
      return warn(`Adlane: no banner at "${bannerUrl()}". Call setBannerUrl('https://…').`);
    }
    isShown = true;
    const { body, documentElement } = document;
    let isFloating = action.format === 'floating';
    disposables.add(host.addStyles(bannerStyles));
    let removeRoom = () => {};
    // The page moves down by the banner's height, so that the banner covers nothing. The height is added to the root's
    // own padding, which differs by the width of the window, and to the body's margin.
    const makeRoom = () => {
      removeRoom();
      const own = window.getComputedStyle(documentElement).paddingTop;
      const room = `html{padding-top:calc(${own} + var(${marginProperty},0px))!important}`;
      removeRoom = adoptStyles(window, document, room);
    };
    makeRoom();
    disposables.add(listen(window, 'resize', makeRoom));
    const iframe = createElement(document, 'iframe', {
      class: isFloating ? 'banner floating' : 'banner',
      title: translate('banner'),
      lang: readTextLanguage(config()),
      referrerpolicy: 'origin',
      src: bannerUrl(),
    });
    const channel = createChannel<BannerMessage, PageToBannerMessage>({
      window,
      peer: () => iframe.contentWindow,
      origin,
      parse: parseBannerMessage,
    });
    const receive = (message: BannerMessage) => {
      if (message.name === 'banner-close') return close();
      if (message.name === 'banner-loaded') {
        channel.send({ name: 'banner-data', data: action, type: 'banner' });
      } else if (message.name === 'banner-height') {
        const height = `${Math.max(0, Math.min(message.data.height, window.innerHeight))}px`;
        iframe.style.height = height;
        if (!isFloating) documentElement.style.setProperty(marginProperty, height);
      } else if (message.name === 'banner-data-set') {
        body.classList.add(shownClass);
        // The frame may say so later than its height.
        isFloating ||= message.data.format === 'floating';
        if (isFloating) {
          body.classList.add(floatingClass);
          documentElement.style.removeProperty(marginProperty);
        }
        onMessage(message, action.outbound);
      } else onMessage(message, action.outbound);
    };
    disposables.add(channel.listen(guard.wrap(receive)));
    disposables.add(() => iframe.remove());
    disposables.add(() => {
      removeRoom();
      body.classList.remove(shownClass, floatingClass);
      documentElement.style.removeProperty(marginProperty);
      // Removing the last class leaves an empty attribute.
      if (!body.className) body.removeAttribute('class');
      if (!documentElement.style.length) documentElement.removeAttribute('style');
    });
    host.root.append(iframe);
  };
  return { show, close };
}
