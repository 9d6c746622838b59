import type { CaptureEvent, CaptureState } from '../../capture/captureState';
import type { Translate } from '../../page/translate';
import { DrawingTools } from './DrawingTools';
import { IconButton } from './IconButton';

export type CaptureToolbarProps = {
  readonly state: CaptureState;
  readonly onEvent: (event: CaptureEvent) => void;
  readonly onDismiss: () => void;
  readonly onNext: () => void;
  readonly translate: Translate;
};

/** Tools, undo, colours, dismiss and next (widget §2.5). */
export function CaptureToolbar({ state, onEvent, onDismiss, onNext, translate }: CaptureToolbarProps) {
  return (
    <div className="bar" role="toolbar" aria-label={translate('captureEditor')}>
      <DrawingTools state={state} onEvent={onEvent} translate={translate} />
      <span className="rule" />
      <IconButton icon="dismiss" label={translate('dismiss')} onPress={onDismiss} />
      <button type="button" className="next" onClick={onNext}>
        {translate('next')}
      </button>
    </div>
  );
}
