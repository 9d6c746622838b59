import type { CaptureEvent, CaptureState } from '../../capture/captureState';
import type { TranslateDrawing } from '../../capture/drawingTexts';
import { DrawingTools } from './DrawingTools';
import { IconButton } from './IconButton';

export type CaptureToolbarProps = {
  readonly state: CaptureState;
  readonly onEvent: (event: CaptureEvent) => void;
  readonly isExporting: boolean;
  readonly onSave: () => void;
  /** Undefined where the browser copies no pictures. */
  readonly onCopy: (() => void) | undefined;
  readonly onDismiss: () => void;
  readonly onNext: () => void;
  readonly translate: TranslateDrawing;
};

/** Tools, undo, colors, dismiss and next (widget §2.5), and saving or copying the screenshot. */
export function CaptureToolbar(props: CaptureToolbarProps) {
  const { state, onEvent, isExporting, onSave, onCopy, onDismiss, onNext, translate } = props;
  return (
    <div className="bar" role="toolbar" aria-label={translate('captureEditor')}>
      <IconButton
        icon="pointer"
        label={translate('select')}
        isPressed={state.tool === 'pointer'}
        onPress={() => onEvent({ type: 'tool', tool: 'pointer' })}
      />
      <DrawingTools state={state} onEvent={onEvent} translate={translate} />
      <IconButton
        icon="remove"
        label={translate('deleteMark')}
        isDisabled={state.selected === undefined}
        onPress={() => onEvent({ type: 'remove' })}
      />
      <span className="rule" />
      <IconButton icon="save" label={translate('savePicture')} isDisabled={isExporting} onPress={onSave} />
      {onCopy && (
        <IconButton icon="copy" label={translate('copyPicture')} isDisabled={isExporting} onPress={onCopy} />
      )}
      <span className="rule" />
      <IconButton icon="dismiss" label={translate('dismiss')} onPress={onDismiss} />
      <button type="button" className="next" onClick={onNext}>
        {translate('next')}
      </button>
    </div>
  );
}
