/** English texts of the capture editor; a project replaces them by `staticTranslations`. Fetched with the editor alone. */
export const drawingTexts = {
  captureEditor: 'Mark what you mean',
  select: 'Choose and move marks',
  rectangle: 'Rectangle',
  pen: 'Pen',
  blur: 'Hide an area',
  color: 'Color',
  undo: 'Undo',
  redo: 'Redo',
  deleteMark: 'Delete this mark',
  savePicture: 'Save as picture',
  copyPicture: 'Copy as picture',
  pictureSaved: 'The picture was saved.',
  pictureCopied: 'The picture was copied.',
  pictureFailed: 'This page cannot be made into a picture here.',
  dismiss: 'Discard',
  next: 'Next',
} as const;

export type DrawingTextKey = keyof typeof drawingTexts;
export type TranslateDrawing = (key: DrawingTextKey) => string;
