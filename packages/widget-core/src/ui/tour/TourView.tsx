import { tourDefaults } from '@adlane/contract/constants';
import type { TourConfig } from '@adlane/contract/widget/outbound/visitor';
import { useEffect, useRef, useState } from 'react';
import { type Box, edgePx, placeBox, type Size } from '../../overlay/placeBox';
import { parseSafeUrl } from '../../sanitize/parseSafeUrl';
import type { TranslateTour } from '../../tour/TourOptions';
import type { TourState } from '../../tour/tourState';
import { SafeHtml } from '../layer/SafeHtml';

export type TourViewProps = {
  readonly config: TourConfig;
  readonly state: TourState;
  /** The highlighted element in the window; undefined if the step is centered. */
  readonly target: Box | undefined;
  readonly window: Size;
  readonly translate: TranslateTour;
  readonly onNext: () => void;
  readonly onPrevious: () => void;
  readonly onQuit: () => void;
};

const { stagePaddingPx, stageRadiusPx, popoverOffsetPx } = tourDefaults;

/**
 * One step of a product tour: the page is dimmed except for the step's element, with a popover next to it
 * (widget §2.8).
 */
export function TourView(props: TourViewProps) {
  const { config, state, target, window, translate, onNext, onPrevious, onQuit } = props;
  const step = config.steps[state.index];
  const popover = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 280, height: 160 });
  useEffect(function measure() {
    const { current } = popover;
    if (!current) return undefined;
    // Texts and pictures of a step come with their own sizes, some of them late.
    const observer = new ResizeObserver(() => setSize(current.getBoundingClientRect()));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  useEffect(
    function focusPopover() {
      // In an INPUT step the visitor types, so the field stays focused.
      if (step?.mode !== 'INPUT') popover.current?.focus({ preventScroll: true });
    },
    [state.index, step?.mode],
  );
  useEffect(function listenToKeys() {
    const { current } = popover;
    const onKeyDown = (event: KeyboardEvent) => {
      event.stopPropagation();
      const { key, target: focused } = event;
      if (key === 'Escape' && config.allowClose) onQuit();
      // A click step goes on by its click alone, and a video seeks by the same keys.
      const isArrow = /^Arrow[LR]/.test(key) && step?.mode !== 'CLICK';
      if (!isArrow || !current || focused instanceof HTMLVideoElement) return;
      const isForward = (key === 'ArrowRight') === (getComputedStyle(current).direction === 'ltr');
      if (!isForward && config.backButton) onPrevious();
      else if (isForward && state.index + 1 < state.count) onNext();
    };
    current?.addEventListener('keydown', onKeyDown);
    return () => current?.removeEventListener('keydown', onKeyDown);
  });
  if (!step) return null;
  const place = target
    ? placeBox(growBox(target, stagePaddingPx), size, window, popoverOffsetPx)
    : {
        left: Math.max(edgePx, (window.width - size.width) / 2),
        top: Math.max(edgePx, (window.height - size.height) / 2),
      };
  const video = step.videoUrl && parseSafeUrl(step.videoUrl, document.baseURI);
  return (
    <>
      <svg className="shade" aria-hidden="true">
        <path d={buildShade(window, target && growBox(target, stagePaddingPx))} />
      </svg>
      <div
        ref={popover}
        className={step.type === 'post' ? 'popover post' : 'popover'}
        role="dialog"
        aria-label={translate('tour')}
        tabIndex={-1}
        style={{ left: `${place.left}px`, top: `${place.top}px` }}
      >
        {config.allowClose ? (
          <button type="button" className="close" aria-label={translate('close')} onClick={onQuit}>
            ×
          </button>
        ) : null}
        <Sender sender={config.sender} />
        {step.type === 'video-pointer' && video ? (
          <video key={video} src={video} controls autoPlay muted playsInline />
        ) : null}
        <SafeHtml className="message" html={step.message} />
        {/* Without its element, a click can't lead on. */}
        <TourFoot {...props} mode={target && step.mode} />
      </div>
    </>
  );
}

function Sender({ sender }: Pick<TourConfig, 'sender'>) {
  if (!sender?.firstName) return null;
  const picture = sender.profileImageUrl && parseSafeUrl(sender.profileImageUrl, document.baseURI);
  return (
    <div className="sender">
      {picture ? <img src={picture} alt="" /> : null}
      {sender.firstName}
    </div>
  );
}

/** A step that goes on by a click on its element has no buttons (widget §4.10). */
function TourFoot({
  config,
  state,
  translate,
  mode,
  onNext,
  onPrevious,
}: TourViewProps & { readonly mode: string | undefined }) {
  const { index, count } = state;
  const isLast = index === count - 1;
  return (
    <div className="foot">
      <span className="progress" dir="ltr">{`${index + 1} / ${count}`}</span>
      {mode === 'CLICK' ? null : (
        <span className="steps">
          {config.backButton ? (
            <button type="button" disabled={index === 0} onClick={onPrevious}>
              {config.prevText || translate('previous')}
            </button>
          ) : null}
          <button type="button" className="next" onClick={onNext}>
            {isLast ? config.doneText || translate('done') : config.nextText || translate('next')}
          </button>
        </span>
      )}
    </div>
  );
}

export function growBox({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** The window with a rounded hole in it. The hole lets the pointer through to the page. */
function buildShade({ width, height }: Size, hole: Box | undefined): string {
  const all = `M0 0H${width}V${height}H0Z`;
  if (!hole) return all;
  const r = Math.min(stageRadiusPx, hole.width / 2, hole.height / 2);
  const { left, top } = hole;
  const [w, h] = [hole.width - 2 * r, hole.height - 2 * r];
  return `${all}M${left + r} ${top}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 -${r} ${r}h-${w}a${r} ${r} 0 0 1 -${r} -${r}v-${h}a${r} ${r} 0 0 1 ${r} -${r}Z`;
}
