import { getReadableText } from '@adlane/ui';
import type { BannerMessage, PageToBannerMessage } from '@adlane/widget-core/protocol';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { findLanguage } from '../texts/languages';
import { bannerPageStyles, bannerStyles } from './bannerStyles';
import { closeTexts } from './closeTexts';
import { type BannerContent, parseBanner } from './parseBanner';

/** Channel to the page that shows the banner. */
export type BannerBridge = {
  readonly send: (message: BannerMessage) => void;
  /** Subscribes to messages of the page; returns the disposer. */
  readonly subscribe: (receive: (message: PageToBannerMessage) => void) => () => void;
};

export type BannerProps = {
  /** Channel to the host page. Keep its identity. */
  bridge: BannerBridge;
  /** Name of the close button; without it, the word for "Close" in the visitor's language. */
  closeText?: string;
  /**
   * Leaves the page around it as it is.
   * @default false
   */
  isPreview?: boolean;
};

/**
 * The page in the banner's iframe (widget §2.7, §7.3): announces itself, receives its content and reports its
 * height.
 */
export function Banner({ bridge, closeText, isPreview = false }: BannerProps) {
  const [content, setContent] = useState<BannerContent>();
  const language = findLanguage(content?.lang ?? navigator.language) ?? 'en';
  useEffect(
    function setDocumentLanguage() {
      if (!isPreview) document.documentElement.lang = language;
    },
    [isPreview, language],
  );
  useLayoutEffect(
    function adoptStyles() {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(isPreview ? bannerStyles : bannerPageStyles + bannerStyles);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      };
    },
    [isPreview],
  );
  useEffect(
    function subscribeToPage() {
      const dispose = bridge.subscribe(({ data }) => {
        const read = parseBanner(data);
        if (read) setContent(read);
        else bridge.send({ name: 'banner-close' });
      });
      bridge.send({ name: 'banner-loaded' });
      return dispose;
    },
    [bridge],
  );
  if (content === undefined) return null;
  const close = closeText ?? (isPreview ? closeTexts.en : closeTexts[language]);
  return <BannerBar content={content} bridge={bridge} closeText={close} />;
}

type BarProps = Required<Pick<BannerProps, 'bridge' | 'closeText'>> & { content: BannerContent };

function BannerBar({ content, bridge, closeText }: BarProps) {
  const { format, text, isClosable, backgroundColor, button } = content;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(
    function reportHeight() {
      const { current } = bar;
      if (!current) return undefined;
      bridge.send({ name: 'banner-data-set', data: { format } });
      const observer = new ResizeObserver(() => {
        bridge.send({ name: 'banner-height', data: { height: Math.ceil(current.offsetHeight) } });
      });
      observer.observe(current);
      return () => observer.disconnect();
    },
    [bridge, format],
  );
  useEffect(
    function paint() {
      bar.current?.style.setProperty('--background', backgroundColor);
      bar.current?.style.setProperty('--text', getReadableText(backgroundColor));
    },
    [backgroundColor],
  );
  return (
    <div
      ref={bar}
      className={format === 'floating' ? 'adlane-banner floating' : 'adlane-banner'}
      role="region"
      aria-label={text}
      dir="auto"
    >
      <p>{text}</p>
      {button ? (
        <button type="button" onClick={() => bridge.send(button.action)}>
          {button.text}
        </button>
      ) : null}
      {isClosable ? (
        <button
          type="button"
          className="close"
          aria-label={closeText}
          onClick={() => bridge.send({ name: 'banner-close' })}
        >
          ×
        </button>
      ) : null}
    </div>
  );
}
