const messages = {
  'target-missing': 'The part of the page to capture is missing or not visible.',
  'image-unreadable': 'The image to mark cannot be loaded, or its site does not allow reading it.',
  'picture-failed': 'The picture cannot be rendered. The policy of the page needs `img-src data:`.',
};

/** Why there is no capture. */
export type CaptureErrorCode = keyof typeof messages;

/** A capture that failed. `cause` is the browser's own error, if there is one. */
export class CaptureError extends Error {
  override readonly name = 'CaptureError';
  /** The reason, for programs. */
  readonly code: CaptureErrorCode;

  constructor(code: CaptureErrorCode, cause?: unknown) {
    super(messages[code], { cause });
    this.code = code;
  }
}
