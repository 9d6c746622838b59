import { createMarksLayer } from '../../capture/createMarksLayer';
import { drawingTexts } from '../../capture/drawingTexts';
import { pictureCopier, savePicture } from '../../capture/exportPicture';
import { hiddenElements } from '../../capture/hiddenElements';
import { lockPage } from '../../capture/lockPage';
import { marksMarkup } from '../../capture/marksMarkup';
import type { Stroke } from '../../capture/strokes';
import type { PictureMarks } from '../../capture/takePicture';
import type { ReadFlowConfig } from '../../config/readFlowConfig';
import type { ShadowHost } from '../../page/createShadowHost';
import { translateFrom } from '../../page/translate';
import type { Scope } from '../../scope/scope';
import type { Stop } from '../../scope/stops';
import { dress, mountLayer } from '../mountLayer';
import { CaptureEditor } from './CaptureEditor';
import { captureStyles } from './capture.css';

/**
 * What the visitor drew: SVG markup in the page's coordinates, empty where nothing was drawn, and what was painted over,
 * to be masked in the snapshot.
 */
export type Marks = PictureMarks & {
  /** Takes the marks off the page. */
  readonly remove: Stop;
};

export type CaptureOptions = {
  readonly scope: Scope;
  readonly host: ShadowHost;
  readonly config: () => ReadFlowConfig | undefined;
  readonly accent: string;
  /** The page with marks as PNG, for the visitor's own use. */
  readonly takePicture: (marks: PictureMarks) => Promise<Blob>;
  /** Undefined where the visitor dismissed the editor. */
  readonly onDone: (marks: Marks | undefined) => void;
};

/** Opens the capture editor over the page; returns the stop, which closes it without an answer. */
export function openCaptureEditor(options: CaptureOptions): Stop {
  const { scope, host, config, accent, takePicture, onDone } = options;
  const { window, document } = scope;
  const layer = mountLayer(document, host, 'capture-root');
  const { render, remove } = layer;
  const removeStyles = host.addStyles(captureStyles);
  dress(layer, config(), accent);
  const unlock = lockPage(window);
  const scroll = { x: window.scrollX, y: window.scrollY };
  const drawn = (strokes: readonly Stroke[]): PictureMarks => ({
    markup: marksMarkup(strokes),
    hidden: hiddenElements(document, strokes, scroll),
  });
  const copy = pictureCopier(window);
  const close = () => {
    unlock();
    remove();
  };
  const finish = (strokes: readonly Stroke[]): Marks => {
    const removeLayer = createMarksLayer(window, host, strokes);
    return {
      ...drawn(strokes),
      remove() {
        removeLayer();
        removeStyles();
      },
    };
  };
  render(
    <CaptureEditor
      scroll={scroll}
      say={translateFrom(config, drawingTexts)}
      pictures={{
        save: async (strokes) => savePicture(window, await takePicture(drawn(strokes))),
        copy: copy && ((strokes) => copy(takePicture(drawn(strokes)))),
      }}
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
