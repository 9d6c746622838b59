import { useRef, useState } from 'react';
import type { CaptureEvent, CaptureState } from '../../capture/captureState';
import type { TranslateDrawing } from '../../capture/drawingTexts';
import { IconButton } from './IconButton';

export type DrawingToolsProps = {
  readonly state: CaptureState;
  readonly onEvent: (event: CaptureEvent) => void;
  readonly translate: TranslateDrawing;
  readonly isDisabled?: boolean;
};

/** Tools, colours, undo and redo (widget §2.5), as parts of a bar. */
export function DrawingTools({ state, onEvent, translate, isDisabled = false }: DrawingToolsProps) {
  const [showsColors, setShowsColors] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      {state.tools.map((tool) => (
        <IconButton
          key={tool}
          icon={tool}
          label={translate(tool)}
          isPressed={state.tool === tool}
          isDisabled={isDisabled}
          onPress={() => onEvent({ type: 'tool', tool })}
        />
      ))}
      {state.colors.length > 1 && (
        <button
          ref={opener}
          type="button"
          aria-label={translate('color')}
          title={translate('color')}
          aria-expanded={showsColors}
          disabled={isDisabled}
          onClick={() => setShowsColors(!showsColors)}
        >
          <span className="swatch" style={{ background: state.color }} />
        </button>
      )}
      {showsColors && !isDisabled && (
        <ColorChoices
          state={state}
          translate={translate}
          onChoose={(color) => {
            onEvent({ type: 'color', color });
            setShowsColors(false);
            opener.current?.focus();
          }}
        />
      )}
      <IconButton
        icon="undo"
        label={translate('undo')}
        isDisabled={isDisabled || state.past.length === 0}
        onPress={() => onEvent({ type: 'undo' })}
      />
      <IconButton
        icon="redo"
        label={translate('redo')}
        isDisabled={isDisabled || state.future.length === 0}
        onPress={() => onEvent({ type: 'redo' })}
      />
    </>
  );
}

type ColorChoicesProps = Pick<DrawingToolsProps, 'state' | 'translate'> & {
  readonly onChoose: (color: string) => void;
};

function ColorChoices({ state, translate, onChoose }: ColorChoicesProps) {
  return (
    <div className="colors" role="group" aria-label={translate('color')}>
      {state.colors.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-label={`${translate('color')} ${choice}`}
          aria-pressed={choice === state.color}
          onClick={() => onChoose(choice)}
        >
          <span className="swatch" style={{ background: choice }} />
        </button>
      ))}
    </div>
  );
}
