import { type CaptureState, emptyCapture } from '../capture/captureState';
import { createScreenshotExport } from '../capture/createScreenshotExport';
import { drawingTexts } from '../capture/drawingTexts';
import { lockPage } from '../capture/lockPage';
import type { Stroke } from '../capture/strokes';
import { createDisposables, type Dispose, listen } from '../dispose/disposables';
import { createShadowHost } from '../overlay/createShadowHost';
import { CaptureEditor } from '../ui/capture/CaptureEditor';
import { captureStyles } from '../ui/capture/capture.css';
import { mountLayer } from '../ui/layer/mountLayer';
import { applyAppearance } from './applyAppearance';
import type { CaptureSettings } from './CaptureSettings';
import { captureTheme } from './captureTheme.css';
import type { PageScope } from './createPageScope';
import type { MarkSheet } from './MarkSheet';
import { sheetStyles } from './sheet.css';

type EditorActions = {
  readonly onDismiss: () => void;
  /** Called once. */
  readonly onNext: (marks: readonly Stroke[]) => void;
};

/** Shows the editor with a sheet, over a page that is locked until disposed. */
export function showEditor(
  scope: PageScope,
  sheet: MarkSheet,
  settings: CaptureSettings,
  { onDismiss, onNext }: EditorActions,
): Dispose {
  const { window, document } = scope;
  const { texts = {}, defaultMarks = [], onChange } = settings;
  const { tools = emptyCapture.tools, colors = emptyCapture.colors } = settings;
  const disposables = createDisposables();
  const host = createShadowHost(scope);
  disposables.add(host.remove);
  const layer = mountLayer(document, host, 'capture-root', captureStyles + sheetStyles + captureTheme);
  disposables.add(layer.remove);
  applyAppearance(layer.container, settings);
  disposables.add(lockPage(window));
  const initialState: Partial<CaptureState> = {
    strokes: sheet.toSheet(defaultMarks),
    tools,
    tool: tools[0] ?? 'pointer',
    // Hidden areas are black.
    colors: tools.every((tool) => tool === 'blur') ? [] : colors,
    color: colors[0] ?? emptyCapture.color,
  };
  const exports = createScreenshotExport(window, async (marks) => (await sheet.renderPicture(marks)).blob);
  const emitChange = onChange && ((marks: readonly Stroke[]) => onChange(sheet.fromSheet(marks)));
  const { container } = layer;
  const draw = () =>
    layer.render(
      <CaptureEditor
        {...sheet.getView()}
        initialState={initialState}
        translate={(key) => texts[key] || drawingTexts[key]}
        exports={exports}
        onChange={emitChange}
        onDismiss={onDismiss}
        onNext={(marks) => {
          if (container.ariaBusy) return;
          container.ariaBusy = 'true';
          onNext(marks);
        }}
      >
        {sheet.render()}
      </CaptureEditor>,
    );
  disposables.add(listen(window, 'resize', draw));
  draw();
  return disposables.dispose;
}
