import type { BannerMessage } from '@adlane/widget-core/protocol';

/** What a banner's button can start on the page (widget §7.3). */
export type BannerAction = Exclude<
  BannerMessage,
  { readonly name: 'banner-loaded' | 'banner-height' | 'banner-data-set' | 'banner-close' }
>;

/** A banner, ready to draw (widget §3.10). All texts are plain text, never HTML. */
export type BannerContent = {
  readonly format: 'normal' | 'floating';
  readonly text: string;
  readonly isClosable: boolean;
  /** `#RRGGBB` */
  readonly backgroundColor: string;
  /** Of the visitor; the browser's if the page does not say it. */
  readonly lang: string | undefined;
  readonly button: { readonly text: string; readonly action: BannerAction } | undefined;
};

const fallbackColor = '#485BFF';

type Raw = { readonly [key: string]: unknown };

function toObject(value: unknown): Raw {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Parses the outbound action that the page sends. Undefined if it has no text. */
export function parseBanner(action: unknown): BannerContent | undefined {
  const { format, data } = toObject(action);
  const raw = toObject(data);
  const text = toText(raw.text).trim();
  if (text === '') return undefined;
  const buttonText = toText(raw.buttonText).trim();
  const pressed = parseAction(raw.action);
  const color = toText(raw.backgroundColor);
  return {
    format: format === 'floating' ? 'floating' : 'normal',
    text,
    // Banners stay closable unless the project says otherwise, so that none covers a page for good.
    isClosable: raw.isClosable !== false,
    backgroundColor: /^#[0-9a-f]{6}$/i.test(color) ? color : fallbackColor,
    lang: toText(raw.lang) || undefined,
    button: buttonText && pressed ? { text: buttonText, action: pressed } : undefined,
  };
}

function parseAction(value: unknown): BannerAction | undefined {
  const { name, data } = toObject(value);
  const raw = toObject(data);
  const id = (key: string) => toText(raw[key]);
  switch (name) {
    case 'start-conversation':
      return { name, data: { botId: id('botId') } };
    case 'start-custom-action':
      return id('action') ? { name, data: { action: id('action') } } : undefined;
    case 'show-form':
      return id('formId') ? { name, data: { formId: id('formId') } } : undefined;
    case 'show-survey':
      return id('formId')
        ? { name, data: { formId: id('formId'), surveyFormat: id('surveyFormat') } }
        : undefined;
    case 'show-news-article':
    case 'show-help-article':
      return id('articleId') ? { name, data: { articleId: id('articleId') } } : undefined;
    default:
      return undefined;
  }
}
