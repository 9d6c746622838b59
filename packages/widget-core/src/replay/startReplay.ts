import type { WebReplay } from '@adlane/contract';
import { replaySampling } from '@adlane/contract/constants';
import { record } from '@rrweb/record';
import { asterisks, ignoredValueSelector, privacyClass, withoutSecrets } from '../page/privacy';
import type { Scope } from '../scope/scope';
import type { Stop } from '../scope/stops';
import { isValuePrivate } from '../snapshot/fieldValue';
import { isMobile } from '../ticket/metaData';
import { checkoutMs, createReplayBuffer } from './createReplayBuffer';

export type Replay = {
  /** What was recorded so far. Undefined where nothing was. */
  readonly take: () => WebReplay | undefined;
  readonly stop: Stop;
};

/** Options of the recorder that a host may change; others than these are not handed on. */
export type ReplayOptions = { readonly [option: string]: unknown };

/** Every kind of field. `hidden` and the unnamed ones are no kinds of the recorder's own list, but are honoured by it. */
const allFields = {
  color: true,
  date: true,
  'datetime-local': true,
  email: true,
  month: true,
  number: true,
  range: true,
  search: true,
  tel: true,
  text: true,
  time: true,
  url: true,
  week: true,
  textarea: true,
  select: true,
  password: true,
  hidden: true,
  input: true,
};

/**
 * Records the page until stopped. All fields are masked unless the host sets `maskAllInputs: false`; passwords, cards
 * and what the host has masked, ignored or blocked stay masked even then (widget §5 Snapshots).
 */
export function startReplay(
  { window, document, guard }: Pick<Scope, 'window' | 'document' | 'guard'>,
  options: ReplayOptions,
): Replay {
  const buffer = createReplayBuffer();
  const showsFields = options.maskAllInputs === false;
  const stop = record<{ type: number; timestamp: number; data: unknown }>({
    emit: guard.wrap((event, isCheckout) => buffer.push(event, isCheckout === true)),
    checkoutEveryNms: checkoutMs,
    blockClass: privacyClass.block,
    ignoreClass: privacyClass.ignore,
    ignoreSelector: ignoredValueSelector,
    maskTextClass: privacyClass.mask,
    maskInputOptions: allFields,
    maskInputFn: (text, field) => (showsFields && !isValuePrivate(field) ? text : asterisks(text)),
    slimDOMOptions: 'all',
    inlineImages: false,
    collectFonts: false,
    recordCanvas: false,
    recordCrossOriginIframes: false,
    dataURLOptions: { type: 'image/webp', quality: replaySampling.imageQuality },
    sampling: {
      scroll: replaySampling.scroll,
      mousemove: replaySampling.mousemove,
      mousemoveCallback: replaySampling.mousemoveBatch,
      media: replaySampling.media,
      input: 'last',
    },
    errorHandler: () => true,
  });
  return {
    take() {
      const events = buffer.events();
      const [first] = events;
      if (!first) return undefined;
      return {
        startDate: new Date(first.timestamp).toISOString(),
        events: events.map(({ type, timestamp, data }) => ({ type, timestamp, data })),
        baseUrl: withoutSecrets(document.baseURI),
        width: window.innerWidth,
        height: window.innerHeight,
        isMobile: isMobile(window.navigator.userAgent),
        type: 'rrweb',
      };
    },
    stop() {
      stop?.();
      buffer.clear();
    },
  };
}
