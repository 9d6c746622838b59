import type { ScreenshotData } from '@adlane/contract/widget/tickets';
import { renderScreenshot } from '../capture/renderScreenshot';
import type { ParsedFlowConfig } from '../config/parseFlowConfig';
import type { Dispose } from '../dispose/disposables';
import type { ShadowHost } from '../overlay/createShadowHost';
import type { CaptureKind } from '../protocol/frameMessages';
import type { Scope } from '../scope/scope';
import { warnNotLoaded } from '../services/warnNotLoaded';
import { captureSnapshot } from '../snapshot/captureSnapshot';
import type { Marks } from '../ui/capture/openCaptureEditor';

export type Capture = {
  readonly open: (kind: CaptureKind) => void;
  readonly isOpen: () => boolean;
  /** Resolves with the marked screenshot, else with a new one. Rejects if it fails. */
  readonly screenshot: (position: { readonly x: number; readonly y: number }) => Promise<ScreenshotData>;
  /** True if the visitor hid a part of the page: a replay would still show it. */
  readonly hidesContent: () => boolean;
  /** The recording that the visitor accepted. */
  readonly recording: () => File | undefined;
  /** Sets or clears the accepted recording. */
  readonly setRecording: (made: File | null) => void;
  /** Removes the drawings from the page and discards their screenshot, and the recording. */
  readonly clear: () => void;
  readonly dispose: Dispose;
};

export type CaptureHost = {
  readonly scope: Scope;
  readonly host: ShadowHost;
  readonly config: () => ParsedFlowConfig | undefined;
  readonly isLive: () => boolean;
  /** An editor was opened or closed; after closing, `made` says what the visitor continued with. */
  readonly onChange: (isOpen: boolean, made?: CaptureKind) => void;
};

type Position = { readonly x: number; readonly y: number };

/** Creates the capture editor with its screenshot and the screen recording, each loaded on first use. */
export function createCapture({ scope, host, config, isLive, onChange }: CaptureHost): Capture {
  const { window, guard } = scope;
  let isOpen = false;
  let isDisposed = false;
  let closeEditor: Dispose = () => {};
  let marks: Marks | undefined;
  let picture: Promise<ScreenshotData> | undefined;
  let recording: File | undefined;

  const clear = () => {
    marks?.remove();
    marks = undefined;
    picture = undefined;
    recording = undefined;
  };
  const snapshot = async (position: Position) =>
    captureSnapshot(scope, {
      isLive: isLive(),
      marks: marks?.markup ?? '',
      hidden: marks?.hidden ?? new Set(),
      position,
    });
  const accent = () => config()?.color ?? '#485BFF';
  const onDismissed = () => {
    isOpen = false;
    onChange(false);
  };
  const onDrawn = (made: Marks | undefined) => {
    isOpen = false;
    if (made) {
      clear();
      marks = made;
      // Captured now, so that screenshot and marks match even if the page changes before the visitor sends.
      picture = snapshot({ x: window.scrollX, y: window.scrollY });
      picture.catch(() => undefined);
    }
    onChange(false, made && 'screenshot');
  };
  const onRecorded = (made: File | undefined) => {
    recording = made;
    isOpen = false;
    onChange(false, made && 'capture');
  };
  const draw = async () => {
    const { openCaptureEditor } = await import('../ui');
    if (isDisposed) return;
    closeEditor = openCaptureEditor({
      scope,
      host,
      config,
      accent: accent(),
      renderScreenshot: (drawing) => renderScreenshot(scope, drawing),
      onDone: onDrawn,
    });
  };
  const record = async () => {
    const { openRecordingEditor } = await import('../ui');
    if (isDisposed) return;
    closeEditor = openRecordingEditor({ scope, host, config, accent: accent(), onDone: onRecorded });
  };
  const load = async (kind: CaptureKind) => {
    try {
      await (kind === 'capture' ? record() : draw());
    } catch (error) {
      warnNotLoaded(scope, error);
      onDismissed();
    }
  };
  return {
    open(kind) {
      if (isOpen) return;
      isOpen = true;
      // New drawings and recordings start on the bare page.
      clear();
      onChange(true);
      guard.detach(load(kind));
    },
    isOpen: () => isOpen,
    screenshot: (position) => picture ?? snapshot(position),
    hidesContent: () => (marks?.hidden.size ?? 0) > 0,
    recording: () => recording,
    setRecording(made) {
      recording = made ?? undefined;
    },
    clear,
    dispose() {
      isDisposed = true;
      closeEditor();
      isOpen = false;
      clear();
    },
  };
}
