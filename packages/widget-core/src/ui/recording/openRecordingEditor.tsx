import { warnBeforeLeave } from '../../capture/warnBeforeLeave';
import type { ReadFlowConfig } from '../../config/readFlowConfig';
import type { ShadowHost } from '../../page/createShadowHost';
import { translateFrom } from '../../page/translate';
import { createRecording } from '../../recording/createRecording';
import { recordingTexts } from '../../recording/recordingTexts';
import type { Scope } from '../../scope/scope';
import { createStops, listen, type Stop } from '../../scope/stops';
import { captureStyles } from '../capture/capture.css';
import { dress, mountLayer } from '../mountLayer';
import { RecordingEditor } from './RecordingEditor';
import { recordingStyles } from './recording.css';

export type RecordingOptions = {
  readonly scope: Scope;
  readonly host: ShadowHost;
  readonly config: () => ReadFlowConfig | undefined;
  readonly accent: string;
  /** Undefined where the visitor dismissed the recording. */
  readonly onDone: (file: File | undefined) => void;
};

/** Opens the screen recording over the page; returns the stop, which closes it without an answer. */
export function openRecordingEditor({ scope, host, config, accent, onDone }: RecordingOptions): Stop {
  const { window, document } = scope;
  const stops = createStops();
  const layer = mountLayer(document, host, 'capture-root', captureStyles + recordingStyles);
  const { render, remove } = layer;
  dress(layer, config(), accent);
  const say = translateFrom(config, recordingTexts);
  const done = (file: File | undefined) => {
    stops.run();
    onDone(file);
  };
  const show = () =>
    render(
      <RecordingEditor
        recording={recording.state()}
        act={recording.act}
        scroll={{ x: window.scrollX, y: window.scrollY }}
        say={say}
        onDismiss={() => done(undefined)}
        onSend={done}
      />,
    );
  const recording = createRecording(scope, show);
  stops.add(remove);
  stops.add(recording.stop);
  stops.add(warnBeforeLeave(window));
  // Marks stay where they were drawn on the page.
  stops.add(listen(window, 'scroll', show, { passive: true }));
  show();
  return stops.run;
}
