import { asNumber, asObject, asText, type WireObject } from '../json/readers';
import { parseEnvelope } from './parseEnvelope';

/** Page to banner (widget §7.3): the whole outbound action. */
export type PageToBannerMessage = {
  readonly name: 'banner-data';
  readonly data: WireObject;
  readonly type: 'banner';
};

/** Banner to page (widget §7.3). */
export type BannerMessage =
  | { readonly name: 'banner-loaded' }
  /** `height` in px. */
  | { readonly name: 'banner-height'; readonly data: { readonly height: number } }
  | { readonly name: 'banner-data-set'; readonly data: { readonly format?: string } }
  | { readonly name: 'banner-close' }
  | { readonly name: 'start-conversation'; readonly data: { readonly botId?: string } }
  | { readonly name: 'start-custom-action'; readonly data: { readonly action: string } }
  | { readonly name: 'show-form'; readonly data: { readonly formId: string } }
  | {
      readonly name: 'show-survey';
      readonly data: { readonly formId: string; readonly surveyFormat?: string };
    }
  | { readonly name: 'show-news-article'; readonly data: { readonly articleId: string } }
  | { readonly name: 'show-help-article'; readonly data: { readonly articleId: string } };

type Reader = (data: WireObject) => BannerMessage | undefined;

/** Reads one required text of `data` and builds the message with it. */
function requireText(key: string, build: (value: string, data: WireObject) => BannerMessage): Reader {
  return (data) => {
    const value = asText(data[key]);
    return value === undefined ? undefined : build(value, data);
  };
}

const readers: { readonly [N in BannerMessage['name']]: Reader } = {
  'banner-loaded': () => ({ name: 'banner-loaded' }),
  'banner-height': (data) => {
    const height = asNumber(data.height);
    return height === undefined ? undefined : { name: 'banner-height', data: { height } };
  },
  'banner-data-set': (data) => ({ name: 'banner-data-set', data: { format: asText(data.format) } }),
  'banner-close': () => ({ name: 'banner-close' }),
  'start-conversation': (data) => ({ name: 'start-conversation', data: { botId: asText(data.botId) } }),
  'start-custom-action': requireText('action', (action) => ({
    name: 'start-custom-action',
    data: { action },
  })),
  'show-form': requireText('formId', (formId) => ({ name: 'show-form', data: { formId } })),
  'show-survey': requireText('formId', (formId, data) => ({
    name: 'show-survey',
    data: { formId, surveyFormat: asText(data.surveyFormat) },
  })),
  'show-news-article': requireText('articleId', (articleId) => ({
    name: 'show-news-article',
    data: { articleId },
  })),
  'show-help-article': requireText('articleId', (articleId) => ({
    name: 'show-help-article',
    data: { articleId },
  })),
};

/** Parses a message of the banner to the page. */
export function parseBannerMessage(raw: unknown): BannerMessage | undefined {
  const envelope = parseEnvelope(raw);
  if (!envelope || !isBannerName(envelope.name)) return undefined;
  return readers[envelope.name](asObject(envelope.data) ?? {});
}

/** Parses a message of the page to the banner. */
export function parsePageToBannerMessage(raw: unknown): PageToBannerMessage | undefined {
  const envelope = parseEnvelope(raw);
  const data = asObject(envelope?.data);
  if (envelope?.name !== 'banner-data' || !data) return undefined;
  return { name: 'banner-data', data, type: 'banner' };
}

function isBannerName(name: string): name is BannerMessage['name'] {
  return Object.hasOwn(readers, name);
}
