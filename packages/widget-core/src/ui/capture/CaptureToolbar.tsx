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

/** Tools, undo, colours, dismiss and next (widget §2.5); the picture can be taken along, too. */
export function CaptureToolbar(props: CaptureToolbarProps) {
  const {
    state,
    onEvent,
    isExporting: isMakingPicture,
    onSave,
    onCopy,
    onDismiss,
    onNext,
    translate: say,
  } = props;
  return (
    <div className="bar" role="toolbar" aria-label={say('captureEditor')}>
      <IconButton
        icon="pointer"
        label={say('select')}
        isPressed={state.tool === 'pointer'}
        onPress={() => onEvent({ type: 'tool', tool: 'pointer' })}
      />
      <DrawingTools state={state} onEvent={onEvent} translate={say} />
      <IconButton
        icon="remove"
        label={say('deleteMark')}
        isDisabled={state.selected === undefined}
        onPress={() => onEvent({ type: 'remove' })}
      />
      <span className="rule" />
      <IconButton icon="save" label={say('savePicture')} isDisabled={isMakingPicture} onPress={onSave} />
      {onCopy && (
        <IconButton icon="copy" label={say('copyPicture')} isDisabled={isMakingPicture} onPress={onCopy} />
      )}
      <span className="rule" />
      <IconButton icon="dismiss" label={say('dismiss')} onPress={onDismiss} />
      <button type="button" className="next" onClick={onNext}>
        {say('next')}
      </button>
    </div>
  );
}
