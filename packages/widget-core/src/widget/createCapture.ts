import type { ScreenshotData } from '@adlane/contract/tickets';
import { takePicture } from '../capture/takePicture';
import type { ReadFlowConfig } from '../config/readFlowConfig';
import type { ShadowHost } from '../page/createShadowHost';
import type { CaptureKind } from '../protocol/frameMessages';
import type { Scope } from '../scope/scope';
import type { Stop } from '../scope/stops';
import { takeSnapshot } from '../snapshot/takeSnapshot';
import type { Marks } from '../ui/capture/openCaptureEditor';

export type Capture = {
  readonly open: (kind: CaptureKind) => void;
  readonly isOpen: () => boolean;
  /** The picture of the page as it was marked, else a picture of the page as it is. Rejects where it fails. */
  readonly screenshot: (position: { readonly x: number; readonly y: number }) => Promise<ScreenshotData>;
  /** The film that the visitor kept. */
  readonly recording: () => File | undefined;
  /** Takes this film for the one that the visitor kept, or none. */
  readonly setRecording: (made: File | null) => void;
  /** Takes the marks off the page and forgets their picture, and the film. */
  readonly clear: () => void;
  readonly stop: Stop;
};

export type CaptureHost = {
  readonly scope: Scope;
  readonly host: ShadowHost;
  readonly config: () => ReadFlowConfig | undefined;
  readonly isLive: () => boolean;
  /** An editor has opened or closed; after closing, `made` says what the visitor went on with. */
  readonly onChange: (isOpen: boolean, made?: CaptureKind) => void;
};

type Position = { readonly x: number; readonly y: number };

/** The capture editor with its picture and the screen recording, each fetched at its first use. */
export function createCapture({ scope, host, config, isLive, onChange }: CaptureHost): Capture {
  const { window, guard, warn } = scope;
  let isOpen = false;
  let isStopped = false;
  let closeEditor: Stop = () => {};
  let marks: Marks | undefined;
  let picture: Promise<ScreenshotData> | undefined;
  let film: File | undefined;

  const clear = () => {
    marks?.remove();
    marks = undefined;
    picture = undefined;
    film = undefined;
  };
  const snapshot = async (position: Position) =>
    takeSnapshot(scope, {
      isLive: isLive(),
      marks: marks?.markup ?? '',
      hidden: marks?.hidden ?? new Set(),
      position,
    });
  const accent = () => config()?.color ?? '#485BFF';
  const dismissed = () => {
    isOpen = false;
    onChange(false);
  };
  const drawn = (made: Marks | undefined) => {
    isOpen = false;
    if (made) {
      clear();
      marks = made;
      // Taken now, so that picture and marks belong together even if the page changes before the visitor sends.
      picture = snapshot({ x: window.scrollX, y: window.scrollY });
      picture.catch(() => undefined);
    }
    onChange(false, made && 'screenshot');
  };
  const filmed = (made: File | undefined) => {
    film = made;
    isOpen = false;
    onChange(false, made && 'capture');
  };
  const draw = async () => {
    const { openCaptureEditor } = await import('../ui');
    if (isStopped) return;
    closeEditor = openCaptureEditor({
      scope,
      host,
      config,
      accent: accent(),
      takePicture: (drawing) => takePicture(scope, drawing),
      onDone: drawn,
    });
  };
  const record = async () => {
    const { openRecordingEditor } = await import('../ui');
    if (isStopped) return;
    closeEditor = openRecordingEditor({ scope, host, config, accent: accent(), onDone: filmed });
  };
  const load = async (kind: CaptureKind) => {
    try {
      await (kind === 'capture' ? record() : draw());
    } catch (error) {
      warn('Adlane: the capture editor could not be loaded.', error);
      dismissed();
    }
  };
  return {
    open(kind) {
      if (isOpen) return;
      isOpen = true;
      // New marks are drawn, and films made, on the bare page.
      clear();
      onChange(true);
      guard.detach(load(kind));
    },
    isOpen: () => isOpen,
    screenshot: (position) => picture ?? snapshot(position),
    recording: () => film,
    setRecording(made) {
      film = made ?? undefined;
    },
    clear,
    stop() {
      isStopped = true;
      closeEditor();
      isOpen = false;
      clear();
    },
  };
}
