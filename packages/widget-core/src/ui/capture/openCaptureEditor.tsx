import type { Stroke } from '../../capture/captureState';
import { createMarksLayer } from '../../capture/createMarksLayer';
import { hiddenElements } from '../../capture/hiddenElements';
import { lockPage } from '../../capture/lockPage';
import { marksMarkup } from '../../capture/marksMarkup';
import { contrastColor } from '../../page/contrastColor';
import type { ShadowHost } from '../../page/createShadowHost';
import type { Translate } from '../../page/translate';
import type { HostWindow } from '../../scope/scope';
import type { Stop } from '../../scope/stops';
import { mountLayer } from '../mountLayer';
import { CaptureEditor } from './CaptureEditor';
import { captureStyles } from './capture.css';

/** What the visitor drew. */
export type Marks = {
  /** SVG markup in the page's coordinates; empty where nothing was drawn. */
  readonly markup: string;
  /** What was painted over, to be masked in the snapshot. */
  readonly hidden: ReadonlySet<Element>;
  /** Takes the marks off the page. */
  readonly remove: Stop;
};

export type CaptureOptions = {
  readonly window: HostWindow;
  readonly host: ShadowHost;
  readonly translate: Translate;
  readonly accent: string;
  /** Undefined where the visitor dismissed the editor. */
  readonly onDone: (marks: Marks | undefined) => void;
};

/** Opens the capture editor over the page; returns the stop, which closes it without an answer. */
export function openCaptureEditor({ window, host, translate, accent, onDone }: CaptureOptions): Stop {
  const { container, render, remove } = mountLayer(window.document, host, 'capture-root');
  const removeStyles = host.addStyles(captureStyles);
  container.style.setProperty('--accent', accent);
  container.style.setProperty('--accent-text', contrastColor(accent));
  const unlock = lockPage(window);
  const scroll = { x: window.scrollX, y: window.scrollY };
  const close = () => {
    unlock();
    remove();
  };
  const finish = (strokes: readonly Stroke[]): Marks => {
    const hidden = hiddenElements(window.document, strokes, scroll);
    const removeLayer = createMarksLayer(window, host, strokes);
    return {
      markup: marksMarkup(strokes),
      hidden,
      remove() {
        removeLayer();
        removeStyles();
      },
    };
  };
  render(
    <CaptureEditor
      scroll={scroll}
      size={{ width: window.innerWidth, height: window.innerHeight }}
      translate={translate}
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
