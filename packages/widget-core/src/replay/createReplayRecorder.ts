import { replaySampling } from '@adlane/contract/constants';
import type { WebReplay } from '@adlane/contract/widget/tickets';
import { record } from '@rrweb/record';
import { createDisposables, type Dispose, listen } from '../dispose/disposables';
import { toPlainNode } from '../page/toPlainNode';
import { notePlace, topLayerAttribute, topLayerEvents } from '../page/topLayer';
import { isMobile } from '../page/userAgent';
import { isSecretField } from '../privacy/isSecretField';
import {
  ignoredValueSelector,
  isWithin,
  maskedSelector,
  maskValue,
  privacyClass,
  redactSecrets,
} from '../privacy/privacy';
import type { Scope } from '../scope/scope';
import { readAnimatedStyles } from '../snapshot/readAnimatedStyles';
import { copyDrawing, type Drawing } from '../snapshot/writeMedia';
import { checkoutMs, createReplayBuffer, type ReplayEvent } from './createReplayBuffer';
import { createReplayMask } from './createReplayMask';
import { saveStyleSheetMethods } from './saveStyleSheetMethods';

export type Replay = {
  /** Returns the recording so far; undefined if there is none. */
  readonly collect: () => WebReplay | undefined;
  readonly dispose: Dispose;
};

/** Options of the recorder that a host may change; others than these are not handed on. */
export type ReplayOptions = { readonly [option: string]: unknown };

/** Every kind of field: the recorder matches by element name, and these include all. */
const allFields = { input: true, textarea: true, select: true };

/** The recorder's types of an event with changed nodes. */
const incremental = 3;
const mutation = 0;

/** What is read at the moment of a report: recorded all along, it would slow the page. */
const drawnElements = 'canvas,video,[type=checkbox]:indeterminate';
const maxDrawn = 20;

/** A page in a storm of changes is left alone this long, and twice as long each time that it storms again. */
const firstPauseMs = 10_000;
/**
 * At the end of a pause the page is watched this long: a full snapshot during a storm of changes would block
 * it.
 */
const watchMs = 1_000;
/** More added nodes than these in that time are a storm still. */
const maxCalmNodes = 1_000;

/**
 * Records the page until stopped. All fields are masked unless the host sets `maskAllInputs: false`; passwords, cards
 * and what the host has masked, ignored or blocked stay masked even then (widget §5 Snapshots).
 *
 * What does not fit into the buffer is not recorded at all: the recorder lets go of the page, and takes it up again with
 * a fresh picture after a pause, once the page is calm, or when the replay is asked for.
 */
export function createReplayRecorder(
  { window, document, clock, guard, warn }: Pick<Scope, 'window' | 'document' | 'clock' | 'guard' | 'warn'>,
  options: ReplayOptions,
): Replay {
  const buffer = createReplayBuffer();
  const mask = createReplayMask(record.mirror);
  const restoreStyleSheetMethods = saveStyleSheetMethods(window);
  let stopRecorder: Dispose | undefined;
  let stopPause: Dispose = () => {};
  let pauseMs = firstPauseMs;
  let beganAt = 0;

  const begin = () => {
    stopPause();
    beganAt = clock.now();
    // A page that has removed it is not recorded.
    if (!('MutationObserver' in window)) return;
    stopRecorder = record<ReplayEvent>({ ...recorderOptions(options), emit: guard.wrap(push) });
  };
  const pause = () => {
    stopRecorder?.();
    stopRecorder = undefined;
    // A part that lasted was no storm.
    if (clock.now() - beganAt >= checkoutMs) pauseMs = firstPauseMs;
    wait();
  };
  const wait = () => {
    stopPause = clock.after(pauseMs - watchMs, watch);
    pauseMs = Math.min(pauseMs * 2, checkoutMs);
  };
  const watch = () => {
    let added = 0;
    const observer = new window.MutationObserver((changes) => {
      for (const { addedNodes } of changes) added += addedNodes.length;
    });
    observer.observe(document, { childList: true, subtree: true });
    const stopTimer = clock.after(watchMs, () => {
      observer.disconnect();
      if (added > maxCalmNodes) wait();
      else begin();
    });
    stopPause = () => {
      observer.disconnect();
      stopTimer();
    };
  };
  const push = (event: ReplayEvent) => {
    if (mask(event) && !buffer.push(event)) pause();
  };
  const { mirror } = record;
  const buildChange = (attributes: readonly object[]): ReplayEvent => ({
    type: incremental,
    timestamp: clock.now(),
    data: { source: mutation, adds: [], removes: [], texts: [], attributes },
  });
  /** What the recorder leaves out, as attributes that the player shows. */
  const readState = (element: HTMLInputElement | Drawing) => ({
    id: mirror.getId(element),
    attributes:
      element instanceof HTMLInputElement
        ? { 'data-adlane-indeterminate': '' }
        : { 'data-adlane-image': copyDrawing(element, warn) },
  });
  const onTopLayer = guard.wrap(({ target }: Event) => {
    if (!(target instanceof Element)) return;
    notePlace(target);
    // The mask writes its place.
    if (stopRecorder)
      push(buildChange([{ id: mirror.getId(target), attributes: { [topLayerAttribute]: null } }]));
  });
  begin();
  const disposables = createDisposables();
  for (const type of topLayerEvents)
    disposables.add(listen(document, type, onTopLayer, { capture: true, passive: true }));
  return {
    collect() {
      if (!stopRecorder) begin();
      const drawn = document.querySelectorAll<HTMLInputElement | Drawing>(drawnElements);
      const last = buildChange([
        ...[...drawn].slice(0, maxDrawn).map(readState),
        ...[...readAnimatedStyles(document)].map(([element, style]) => ({
          id: mirror.getId(element),
          attributes: { style: `${toPlainNode(element).getAttribute('style') ?? ''};${style}` },
        })),
      ]);
      const events = mask(last) ? [...buffer.events(), last] : buffer.events();
      const [first] = events;
      if (!first) return undefined;
      return {
        startDate: new Date(first.timestamp).toISOString(),
        events,
        baseUrl: redactSecrets(document.baseURI),
        width: window.innerWidth,
        height: window.innerHeight,
        isMobile: isMobile(window.navigator.userAgent),
        type: 'rrweb',
      };
    },
    dispose() {
      disposables.dispose();
      stopPause();
      stopRecorder?.();
      restoreStyleSheetMethods();
      buffer.clear();
    },
  };
}

/** Returns whether the value must not leave the page (widget §5 Snapshots). */
function isValuePrivate(field: Element): boolean {
  return isSecretField(field) || isWithin(field, `${ignoredValueSelector},${maskedSelector}`);
}

/** Images, canvases, fonts and frames of other sites are excluded, the recorder's default. */
function recorderOptions(options: ReplayOptions) {
  const showsFields = options.maskAllInputs === false;
  return {
    checkoutEveryNms: checkoutMs,
    blockClass: privacyClass.block,
    ignoreClass: privacyClass.ignore,
    ignoreSelector: ignoredValueSelector,
    maskTextClass: privacyClass.mask,
    maskInputOptions: allFields,
    maskInputFn: (text: string, field: HTMLElement) =>
      showsFields && !isValuePrivate(field) ? text : maskValue(text),
    slimDOMOptions: 'all' as const,
    sampling: {
      scroll: replaySampling.scroll,
      mousemove: replaySampling.mousemove,
      mousemoveCallback: replaySampling.mousemoveBatch,
      media: replaySampling.media,
      input: 'last' as const,
    },
    errorHandler: () => true,
  };
}
