import { warnBeforeLeave } from '../../capture/warnBeforeLeave';
import type { ParsedFlowConfig } from '../../config/parseFlowConfig';
import { createDisposables, type Dispose, listen } from '../../dispose/disposables';
import { applyTheme } from '../../overlay/applyTheme';
import type { ShadowHost } from '../../overlay/createShadowHost';
import { createRecording } from '../../recording/createRecording';
import { recordingTexts } from '../../recording/recordingTexts';
import type { Scope } from '../../scope/scope';
import { createTranslate } from '../../texts/createTranslate';
import { captureStyles } from '../capture/capture.css';
import { mountLayer } from '../layer/mountLayer';
import { RecordingEditor } from './RecordingEditor';
import { recordingStyles } from './recording.css';

export type RecordingOptions = {
  /** Window, document, clock and storage of the host page. */
  readonly scope: Scope;
  /** The layer on the host page that shows it. */
  readonly host: ShadowHost;
  /** What it shows, as the project configured it. */
  readonly config: () => ParsedFlowConfig | undefined;
  /** Accent color as `#RRGGBB`. */
  readonly accent: string;
  /** Undefined where the visitor dismissed the recording. */
  readonly onDone: (file: File | undefined) => void;
};

/** Opens the screen recording over the page; returns the stop, which closes it without an answer. */
export function openRecordingEditor({ scope, host, config, accent, onDone }: RecordingOptions): Dispose {
  const { window, document } = scope;
  const disposables = createDisposables();
  const layer = mountLayer(document, host, 'capture-root', captureStyles + recordingStyles);
  const { render, remove } = layer;
  applyTheme(layer.container, config(), accent);
  const translate = createTranslate(config, recordingTexts);
  const done = (file: File | undefined) => {
    disposables.dispose();
    onDone(file);
  };
  const show = () =>
    render(
      <RecordingEditor
        recording={recording.state()}
        act={recording.act}
        scroll={{ x: window.scrollX, y: window.scrollY }}
        translate={translate}
        onDismiss={() => done(undefined)}
        onSend={done}
      />,
    );
  const recording = createRecording(scope, show);
  disposables.add(remove);
  disposables.add(recording.dispose);
  disposables.add(warnBeforeLeave(window));
  // Marks stay where they were drawn on the page.
  disposables.add(listen(window, 'scroll', show, { passive: true }));
  show();
  return disposables.dispose;
}
