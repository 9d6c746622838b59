import { useEffect, useRef } from 'react';
import { type CaptureResult, type CaptureSettings, openCaptureEditor } from '../openCaptureEditor';

export {
  type CaptureArea,
  CaptureError,
  type CaptureErrorCode,
  type CaptureMark,
  type CaptureResult,
  type CaptureSettings,
  type CaptureTexts,
  type CaptureTool,
  type PageState,
  type ThemeTokens,
} from '../openCaptureEditor';

export type CaptureEditorProps = CaptureSettings & {
  /** Shows the editor. Set it to false in `onDone`, `onCancel` and `onError`. @default true */
  readonly open?: boolean;
  /** The user is done; the editor has closed. */
  readonly onDone: (result: CaptureResult) => void;
  /** The user discarded the marks; the editor has closed. */
  readonly onCancel?: () => void;
  /** There is no capture, mostly a `CaptureError`; the editor has closed. @default an error in the console */
  readonly onError?: (error: unknown) => void;
};

/**
 * An editor over the page in which users draw boxes and lines and hide areas, on the page, a part of it or an
 * image. Renders nothing where it stands, and nothing on a server. Settings are read when it opens.
 *
 * @example
 * <CaptureEditor open={isOpen} mode="image" target={file} onDone={({ picture }) => send(picture)} onCancel={close} />
 */
export function CaptureEditor(props: CaptureEditorProps): null {
  const { open = true } = props;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!open) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const onChange: CaptureEditorProps['onChange'] = (marks) => latest.current.onChange?.(marks);
    openCaptureEditor({ ...latest.current, signal, onChange }).then(
      (result) => {
        if (signal.aborted) return;
        if (result) latest.current.onDone(result);
        else latest.current.onCancel?.();
      },
      (error: unknown) => {
        if (signal.aborted) return;
        const { onError = reportError } = latest.current;
        onError(error);
      },
    );
    return () => controller.abort();
  }, [open]);
  return null;
}
