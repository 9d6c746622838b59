import type { ScreenshotData } from '@adlane/contract';
import type { ReadFlowConfig } from '../config/readFlowConfig';
import type { ShadowHost } from '../page/createShadowHost';
import type { Translate } from '../page/translate';
import type { Scope } from '../scope/scope';
import type { Stop } from '../scope/stops';
import type { Marks } from '../ui/capture/openCaptureEditor';

export type Capture = {
  readonly open: () => void;
  readonly isOpen: () => boolean;
  /** The picture of the page as it was marked, else a picture of the page as it is. Rejects where it fails. */
  readonly screenshot: (position: { readonly x: number; readonly y: number }) => Promise<ScreenshotData>;
  /** Takes the marks off the page and forgets their picture. */
  readonly clear: () => void;
  readonly stop: Stop;
};

export type CaptureHost = {
  readonly scope: Scope;
  readonly host: ShadowHost;
  readonly translate: Translate;
  readonly config: () => ReadFlowConfig | undefined;
  readonly isLive: () => boolean;
  /** The editor has opened or closed; after closing, `isMarked` says whether the visitor went on. */
  readonly onChange: (isOpen: boolean, isMarked: boolean) => void;
};

type Position = { readonly x: number; readonly y: number };

/** The capture editor and its picture, both fetched at their first use. */
export function createCapture({ scope, host, translate, config, isLive, onChange }: CaptureHost): Capture {
  const { window, guard, warn } = scope;
  let isOpen = false;
  let isStopped = false;
  let closeEditor: Stop = () => {};
  let marks: Marks | undefined;
  let picture: Promise<ScreenshotData> | undefined;

  const clear = () => {
    marks?.remove();
    marks = undefined;
    picture = undefined;
  };
  const snapshot = async (position: Position) => {
    const { takeSnapshot } = await import('../snapshot/takeSnapshot');
    return takeSnapshot(scope, {
      isLive: isLive(),
      marks: marks?.markup ?? '',
      hidden: marks?.hidden ?? new Set(),
      position,
    });
  };
  const done = (drawn: Marks | undefined) => {
    isOpen = false;
    if (drawn) {
      clear();
      marks = drawn;
      // Taken now, so that picture and marks belong together even if the page changes before the visitor sends.
      picture = snapshot({ x: window.scrollX, y: window.scrollY });
      picture.catch(() => undefined);
    }
    onChange(false, drawn !== undefined);
  };
  const load = async () => {
    try {
      const { openCaptureEditor } = await import('../ui/capture/openCaptureEditor');
      if (isStopped) return;
      const accent = config()?.color ?? '#485BFF';
      closeEditor = openCaptureEditor({ window, host, translate, accent, onDone: done });
    } catch (error) {
      warn('Adlane: the capture editor could not be loaded.', error);
      done(undefined);
    }
  };
  return {
    open() {
      if (isOpen) return;
      isOpen = true;
      // New marks are drawn on the bare page.
      clear();
      onChange(true, false);
      guard.detach(load());
    },
    isOpen: () => isOpen,
    screenshot: (position) => picture ?? snapshot(position),
    clear,
    stop() {
      isStopped = true;
      closeEditor();
      isOpen = false;
      clear();
    },
  };
}
