import { useState } from 'react';
import type { ScreenshotExport } from '../../capture/createScreenshotExport';
import type { DrawingTextKey } from '../../capture/drawingTexts';
import type { Stroke } from '../../capture/strokes';

type Note = Extract<DrawingTextKey, `picture${string}`>;

/** Saving and copying, one at a time, and how the last one went. */
export function useScreenshotExport({ save, copy }: ScreenshotExport, strokes: readonly Stroke[]) {
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState<Note>();
  const attempt = (make: ScreenshotExport['save'], done: Note) => () => {
    setBusy(true);
    setNote(undefined);
    make(strokes)
      .then(
        () => setNote(done),
        () => setNote('pictureFailed'),
      )
      .finally(() => setBusy(false));
  };
  return {
    isBusy,
    note,
    save: attempt(save, 'pictureSaved'),
    copy: copy && attempt(copy, 'pictureCopied'),
  };
}
