import { useEffect, useRef } from 'react';
import { type CaptureEditorOptions, openCaptureEditor } from '../openCaptureEditor';

export type { CaptureEditorOptions, CaptureMark, CaptureResult, CaptureTexts } from '../openCaptureEditor';

export type CaptureEditorProps = CaptureEditorOptions & {
  /** Shows the editor. Set it to false in `onDone` and `onCancel`. @default true */
  readonly open?: boolean;
};

/**
 * An editor over the page in which users draw rectangles and lines and hide areas, of an image or of the page
 * itself. Renders nothing where it stands, and nothing on a server. Marks are read when it opens.
 *
 * @example
 * <CaptureEditor open={isOpen} image={file} onDone={({ toPng }) => send(toPng())} onCancel={close} />
 */
export function CaptureEditor(props: CaptureEditorProps): null {
  const { open = true, image, color, dir } = props;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const texts = JSON.stringify(props.texts ?? {});
  useEffect(() => {
    if (!open) return undefined;
    const { defaultMarks, onError } = latest.current;
    return openCaptureEditor({
      image,
      color,
      dir,
      defaultMarks,
      texts: JSON.parse(texts),
      onChange: (marks) => latest.current.onChange?.(marks),
      onDone: (result) => latest.current.onDone(result),
      onCancel: () => latest.current.onCancel?.(),
      onError: onError && ((error) => latest.current.onError?.(error)),
    });
  }, [open, image, color, dir, texts]);
  return null;
}
