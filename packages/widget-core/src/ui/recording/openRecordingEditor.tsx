import { warnBeforeLeave } from '../../capture/warnBeforeLeave';
import type { ReadFlowConfig } from '../../config/readFlowConfig';
import { contrastColor } from '../../page/contrastColor';
import type { ShadowHost } from '../../page/createShadowHost';
import { translateFrom } from '../../page/translate';
import { createRecording } from '../../recording/createRecording';
import { recordingTexts } from '../../recording/recordingTexts';
import type { Scope } from '../../scope/scope';
import { createStops, listen, type Stop } from '../../scope/stops';
import { captureStyles } from '../capture/capture.css';
import { mountLayer } from '../mountLayer';
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
  const { container, render, remove } = mountLayer(
    document,
    host,
    'capture-root',
    captureStyles + recordingStyles,
  );
  container.dir = config()?.localizationOptions.rtl ? 'rtl' : 'ltr';
  container.style.setProperty('--accent', accent);
  container.style.setProperty('--accent-text', contrastColor(accent));
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
        size={{ width: window.innerWidth, height: window.innerHeight }}
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
  for (const type of ['scroll', 'resize']) stops.add(listen(window, type, show, { passive: true }));
  show();
  return stops.run;
}
