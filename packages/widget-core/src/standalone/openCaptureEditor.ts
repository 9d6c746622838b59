import { createDisposables, listen } from '../dispose/disposables';
import { findElementDeep } from '../page/findElement';
import type { CaptureArea } from './CaptureArea';
import { CaptureError } from './CaptureError';
import type { CaptureMark, CaptureSettings, CaptureSubject } from './CaptureSettings';
import { createImageSheet } from './createImageSheet';
import { createPageScope, type PageScope } from './createPageScope';
import { createPageSheet } from './createPageSheet';
import type { MarkSheet } from './MarkSheet';
import { type PageState, readPageState } from './readPageState';
import { showEditor } from './showEditor';

export type { ThemeTokens } from './applyAppearance';
export type { CaptureArea } from './CaptureArea';
export { CaptureError, type CaptureErrorCode } from './CaptureError';
export type {
  CaptureMark,
  CaptureSettings,
  CaptureSubject,
  CaptureTexts,
  CaptureTool,
} from './CaptureSettings';
export type { PageState } from './readPageState';

/** Settings of the capture editor, and what closes it. */
export type CaptureEditorOptions = CaptureSettings & {
  /** Closes the editor when it aborts. */
  readonly signal?: AbortSignal;
};

/** What the user captured. */
export type CaptureResult = {
  /** PNG of the target with the marks. Passwords and hidden areas of a page are masked. */
  readonly picture: Blob;
  /** Size of the picture, in its own pixels. */
  readonly pictureSize: { readonly width: number; readonly height: number };
  /** The marks as data, in the order they were drawn. */
  readonly marks: readonly CaptureMark[];
  /** What the picture shows, in the pixels of the marks: the visible part of the page or target, or the whole image. */
  readonly area: CaptureArea;
  /** The page below the editor. */
  readonly page: PageState;
};

/**
 * Opens an editor over the page in which users draw boxes and lines and hide areas, on the page, a part of it
 * or an image. It locks the page's scrolling, and works by pointer, finger and keyboard. It needs neither the
 * widget nor a server, and leaves the page as it was.
 *
 * @returns what the user captured, or null if they discarded it
 * @throws {CaptureError} `target-missing`, `image-unreadable`: the editor did not open; `picture-failed`: the
 *   browser could not render the picture
 * @throws the signal's reason, an `AbortError` by default, once it has aborted
 * @example
 * const capture = await openCaptureEditor({ mode: 'element', target: '#chart' });
 * if (capture) await upload(capture.picture, capture.marks, capture.page.url);
 */
export async function openCaptureEditor(options: CaptureEditorOptions = {}): Promise<CaptureResult | null> {
  const { signal } = options;
  signal?.throwIfAborted();
  const scope = createPageScope();
  const disposables = createDisposables();
  try {
    const sheet = await createSheet(scope, options);
    disposables.add(sheet.dispose);
    // An image takes its time.
    signal?.throwIfAborted();
    return await new Promise((resolve, reject) => {
      if (signal) disposables.add(listen(signal, 'abort', () => reject(signal.reason)));
      disposables.add(
        showEditor(scope, sheet, options, {
          onDismiss: () => resolve(null),
          // The editor covers the page until the picture is there: until then, it must not change.
          onNext(marks) {
            const page = readPageState(scope.window);
            sheet.renderPicture(marks).then(
              ({ blob: picture, width, height }) =>
                resolve({
                  picture,
                  pictureSize: { width, height },
                  marks: sheet.fromSheet(marks),
                  area: sheet.area,
                  page,
                }),
              (error: unknown) => reject(new CaptureError('picture-failed', error)),
            );
          },
        }),
      );
    });
  } finally {
    disposables.dispose();
  }
}

async function createSheet(scope: PageScope, subject: CaptureSubject): Promise<MarkSheet> {
  if (subject.mode === 'image') return createImageSheet(scope, subject.target);
  const { target } = subject;
  const found = typeof target === 'string' ? findElementDeep(scope.document, target) : target;
  if (subject.mode === 'element' && !found) throw new CaptureError('target-missing');
  return createPageSheet(scope, found);
}
