import { drawingColors } from '@adlane/contract/constants';
import { useState } from 'react';
import type { CaptureEvent, CaptureState, Tool } from '../../capture/captureState';
import type { Translate } from '../../page/translate';
import { ToolIcon } from './ToolIcon';

export type CaptureToolbarProps = {
  readonly state: CaptureState;
  readonly onEvent: (event: CaptureEvent) => void;
  readonly onDismiss: () => void;
  readonly onNext: () => void;
  readonly translate: Translate;
};

const tools: readonly Tool[] = ['rectangle', 'pen', 'blur'];

/** Tools, undo, colours, dismiss and next (widget §2.5). */
export function CaptureToolbar({ state, onEvent, onDismiss, onNext, translate }: CaptureToolbarProps) {
  const [showsColors, setShowsColors] = useState(false);
  return (
    <div className="bar" role="toolbar" aria-label={translate('captureEditor')}>
      {tools.map((tool) => (
        <button
          key={tool}
          type="button"
          aria-label={translate(tool)}
          title={translate(tool)}
          aria-pressed={state.tool === tool}
          onClick={() => onEvent({ type: 'tool', tool })}
        >
          <ToolIcon name={tool} />
        </button>
      ))}
      <button
        type="button"
        aria-label={translate('color')}
        title={translate('color')}
        aria-expanded={showsColors}
        onClick={() => setShowsColors(!showsColors)}
      >
        <span className="swatch" style={{ background: state.color }} />
      </button>
      <button
        type="button"
        aria-label={translate('undo')}
        title={translate('undo')}
        disabled={state.strokes.length === 0}
        onClick={() => onEvent({ type: 'undo' })}
      >
        <ToolIcon name="undo" />
      </button>
      <span className="rule" />
      <button
        type="button"
        aria-label={translate('dismiss')}
        title={translate('dismiss')}
        onClick={onDismiss}
      >
        <ToolIcon name="dismiss" />
      </button>
      <button type="button" className="next" onClick={onNext}>
        {translate('next')}
      </button>
      {showsColors && (
        <ColorChoices
          color={state.color}
          translate={translate}
          onChoose={(color) => {
            onEvent({ type: 'color', color });
            setShowsColors(false);
          }}
        />
      )}
    </div>
  );
}

type ColorChoicesProps = {
  readonly color: string;
  readonly translate: Translate;
  readonly onChoose: (color: string) => void;
};

function ColorChoices({ color, translate, onChoose }: ColorChoicesProps) {
  return (
    <div className="colors" role="group" aria-label={translate('color')}>
      {drawingColors.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-label={`${translate('color')} ${choice}`}
          aria-pressed={choice === color}
          onClick={() => onChoose(choice)}
        >
          <span className="swatch" style={{ background: choice }} />
        </button>
      ))}
    </div>
  );
}
