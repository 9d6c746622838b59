import { buildMarksMarkup } from '../../capture/buildMarksMarkup';
import { createScreenshotExport } from '../../capture/createScreenshotExport';
import { drawingTexts } from '../../capture/drawingTexts';
import { findHiddenElements } from '../../capture/findHiddenElements';
import { lockPage } from '../../capture/lockPage';
import type { ScreenshotMarks } from '../../capture/renderScreenshot';
import { startMarksLayer } from '../../capture/startMarksLayer';
import type { Stroke } from '../../capture/strokes';
import type { ParsedFlowConfig } from '../../config/parseFlowConfig';
import type { Dispose } from '../../dispose/disposables';
import { applyTheme } from '../../overlay/applyTheme';
import type { ShadowHost } from '../../overlay/createShadowHost';
import type { Scope } from '../../scope/scope';
import { createTranslate } from '../../texts/createTranslate';
import { mountLayer } from '../layer/mountLayer';
import { CaptureEditor } from './CaptureEditor';
import { captureStyles } from './capture.css';

/**
 * The visitor's marks: SVG markup in page coordinates, empty without marks, and the painted elements, which
 * are masked in the snapshot.
 */
export type Marks = ScreenshotMarks & {
  /** Removes the marks from the page. */
  readonly remove: Dispose;
};

export type CaptureOptions = {
  /** Window, document, clock and storage of the host page. */
  readonly scope: Scope;
  /** The layer on the host page that shows it. */
  readonly host: ShadowHost;
  /** Returns the texts and direction of the project. */
  readonly config: () => ParsedFlowConfig | undefined;
  /** Accent color as `#RRGGBB`. */
  readonly accent: string;
  /** The page with marks as PNG, for the visitor's own use. */
  readonly renderScreenshot: (marks: ScreenshotMarks) => Promise<Blob>;
  /** Undefined where the visitor dismissed the editor. */
  readonly onDone: (marks: Marks | undefined) => void;
};

/** Opens the capture editor over the page; returns the stop, which closes it without an answer. */
export function openCaptureEditor(options: CaptureOptions): Dispose {
  const { scope, host, config, accent, renderScreenshot, onDone } = options;
  const { window, document } = scope;
  const layer = mountLayer(document, host, 'capture-root');
  const { render, remove } = layer;
  const removeStyles = host.addStyles(captureStyles);
  applyTheme(layer.container, config(), accent);
  const unlock = lockPage(window);
  const scroll = { x: window.scrollX, y: window.scrollY };
  const buildMarks = (strokes: readonly Stroke[]): ScreenshotMarks => ({
    markup: buildMarksMarkup(strokes, document.body),
    hidden: findHiddenElements(document, strokes, scroll),
  });
  const close = () => {
    unlock();
    remove();
  };
  const finish = (strokes: readonly Stroke[]): Marks => {
    const removeLayer = startMarksLayer(window, host, strokes);
    return {
      ...buildMarks(strokes),
      remove() {
        removeLayer();
        removeStyles();
      },
    };
  };
  render(
    <CaptureEditor
      scroll={scroll}
      translate={createTranslate(config, drawingTexts)}
      exports={createScreenshotExport(window, (strokes) => renderScreenshot(buildMarks(strokes)))}
      onDismiss={() => {
        close();
        removeStyles();
        onDone(undefined);
      }}
      onNext={(strokes) => {
        const marks = finish(strokes);
        close();
        onDone(marks);
      }}
    />,
  );
  return () => {
    close();
    removeStyles();
  };
}
