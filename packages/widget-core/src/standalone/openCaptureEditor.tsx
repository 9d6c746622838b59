import { drawingTexts } from '../capture/drawingTexts';
import { createScreenshotCopier, saveScreenshot } from '../capture/exportPicture';
import { lockPage } from '../capture/lockPage';
import { createDisposables, type Disposables, listen } from '../dispose/disposables';
import { createShadowHost } from '../overlay/createShadowHost';
import { CaptureEditor } from '../ui/capture/CaptureEditor';
import { captureStyles } from '../ui/capture/capture.css';
import { mountLayer } from '../ui/layer/mountLayer';
import { type Appearance, applyAppearance } from './applyAppearance';
import { createImageSheet } from './createImageSheet';
import { createPageScope } from './createPageScope';
import { createPageSheet } from './createPageSheet';
import type { MarkSheet } from './MarkSheet';
import { sheetStyles } from './sheet.css';
import { themeStyles } from './theme.css';

/** One mark, in pixels of the image, or of the page from its top left corner. */
export type CaptureMark = {
  readonly tool: 'rectangle' | 'pen' | 'blur';
  /** `#rrggbb` */
  readonly color: string;
  /** A rectangle has two points: its start and its end. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
};

/** Texts of the capture editor by key. */
export type CaptureTexts = Partial<Record<keyof typeof drawingTexts, string>>;

/** What the user marked. */
export type CaptureResult = {
  readonly marks: readonly CaptureMark[];
  /**
   * Renders the image, or the visible part of the page, with the marks as PNG. Hidden areas of a page and its
   * passwords are masked. Rejects if the page's policy forbids `img-src data:`.
   */
  readonly toPng: () => Promise<Blob>;
};

/** Settings of the capture editor. */
export type CaptureEditorOptions = Appearance & {
  /** Image to mark, by address or as a file. Another site's image needs CORS headers. @default the page beneath */
  readonly image?: string | Blob;
  /** Marks to begin with. @default [] */
  readonly defaultMarks?: readonly CaptureMark[];
  /** Replaces English texts. @default {} */
  readonly texts?: CaptureTexts;
  /** Called with all marks after each change. */
  readonly onChange?: (marks: readonly CaptureMark[]) => void;
  /** The user is done; the editor has closed. */
  readonly onDone: (result: CaptureResult) => void;
  /** The user discarded the marks; the editor has closed. */
  readonly onCancel?: () => void;
  /** The image could not be loaded; the editor did not open. @default a warning in the console */
  readonly onError?: (error: unknown) => void;
};

/**
 * Opens an editor over the page in which users draw rectangles and lines and hide areas, of an image or of the
 * page itself. It locks the page's scrolling, and works by pointer, finger and keyboard.
 *
 * @returns closes the editor without a callback
 * @example
 * const close = openCaptureEditor({
 *   image: file,
 *   onDone: async ({ toPng }) => upload(await toPng()),
 * });
 */
export function openCaptureEditor(options: CaptureEditorOptions): () => void {
  const disposables = createDisposables();
  let isClosed = false;
  const close = () => {
    isClosed = true;
    disposables.dispose();
  };
  const scope = createPageScope();
  const { image } = options;
  const sheet = image === undefined ? createPageSheet(scope) : createImageSheet(scope, image);
  Promise.resolve(sheet).then(
    (ready) => {
      disposables.add(ready.dispose);
      if (isClosed) disposables.dispose();
      else showEditor(options, ready, disposables, close);
    },
    (error: unknown) => {
      if (isClosed) return;
      if (options.onError) options.onError(error);
      else scope.warn('Adlane: the image to mark could not be loaded.', error);
    },
  );
  return close;
}

function showEditor(
  { texts = {}, defaultMarks = [], onChange, onDone, onCancel, ...appearance }: CaptureEditorOptions,
  sheet: MarkSheet,
  disposables: Disposables,
  close: () => void,
): void {
  const scope = createPageScope();
  const host = createShadowHost(scope);
  disposables.add(host.remove);
  const layer = mountLayer(document, host, 'capture-root', captureStyles + sheetStyles + themeStyles);
  disposables.add(layer.remove);
  applyAppearance(layer.container, appearance);
  disposables.add(lockPage(window));
  const copy = createScreenshotCopier(window);
  const initialMarks = sheet.toSheet(defaultMarks);
  const emitChange = onChange && ((marks: readonly CaptureMark[]) => onChange(sheet.fromSheet(marks)));
  const draw = () =>
    layer.render(
      <CaptureEditor
        {...sheet.getView()}
        initialMarks={initialMarks}
        translate={(key) => texts[key] || drawingTexts[key]}
        exports={{
          save: async (marks) => saveScreenshot(window, await sheet.prepare(marks)()),
          copy: copy && ((marks) => copy(sheet.prepare(marks)())),
        }}
        onChange={emitChange}
        onDismiss={() => {
          close();
          onCancel?.();
        }}
        onNext={(marks) => {
          const result = { marks: sheet.fromSheet(marks), toPng: sheet.prepare(marks) };
          close();
          onDone(result);
        }}
      >
        {sheet.render()}
      </CaptureEditor>,
    );
  disposables.add(listen(window, 'resize', draw));
  draw();
}
