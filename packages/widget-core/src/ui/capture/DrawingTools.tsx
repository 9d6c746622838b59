import { drawingColors } from '@adlane/contract/constants';
import { useState } from 'react';
import type { CaptureEvent, CaptureState, Tool } from '../../capture/captureState';
import type { Translate } from '../../page/translate';
import { IconButton } from './IconButton';

export type DrawingToolsProps = {
  readonly state: CaptureState;
  readonly onEvent: (event: CaptureEvent) => void;
  readonly translate: Translate;
  readonly isDisabled?: boolean;
};

const tools: readonly Tool[] = ['rectangle', 'pen', 'blur'];

/** Tools, colours and undo (widget §2.5), as parts of a bar. */
export function DrawingTools({ state, onEvent, translate, isDisabled = false }: DrawingToolsProps) {
  const [showsColors, setShowsColors] = useState(false);
  return (
    <>
      {tools.map((tool) => (
        <IconButton
          key={tool}
          icon={tool}
          label={translate(tool)}
          isPressed={state.tool === tool}
          isDisabled={isDisabled}
          onPress={() => onEvent({ type: 'tool', tool })}
        />
      ))}
      <button
        type="button"
        aria-label={translate('color')}
        title={translate('color')}
        aria-expanded={showsColors}
        disabled={isDisabled}
        onClick={() => setShowsColors(!showsColors)}
      >
        <span className="swatch" style={{ background: state.color }} />
      </button>
      <IconButton
        icon="undo"
        label={translate('undo')}
        isDisabled={isDisabled || state.strokes.length === 0}
        onPress={() => onEvent({ type: 'undo' })}
      />
      {showsColors && !isDisabled && (
        <ColorChoices
          color={state.color}
          translate={translate}
          onChoose={(color) => {
            onEvent({ type: 'color', color });
            setShowsColors(false);
          }}
        />
      )}
    </>
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
