import { drawingColors } from '@adlane/contract/constants';
import { useRef, useState } from 'react';
import type { CaptureEvent, CaptureState } from '../../capture/captureState';
import type { TranslateDrawing } from '../../capture/drawingTexts';
import type { Tool } from '../../capture/strokes';
import { IconButton } from './IconButton';

export type DrawingToolsProps = {
  readonly state: CaptureState;
  readonly onEvent: (event: CaptureEvent) => void;
  readonly translate: TranslateDrawing;
  readonly isDisabled?: boolean;
};

const tools: readonly Tool[] = ['rectangle', 'pen', 'blur'];

/** Tools, colours, undo and redo (widget §2.5), as parts of a bar. */
export function DrawingTools({ state, onEvent, translate, isDisabled = false }: DrawingToolsProps) {
  const [showsColors, setShowsColors] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
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
      {showsColors && !isDisabled && (
        <ColorChoices
          color={state.color}
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

type ColorChoicesProps = {
  readonly color: string;
  readonly translate: TranslateDrawing;
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
