import { type ReactNode, useEffect, useRef } from 'react';
import { Box } from '../../layout/Box';

export type StepPanelProps = {
  /** Name of the step that is shown. A change moves the focus to the new step. */
  step: string;
  /** The step; a `Stepper` above it may be part of it. */
  children: ReactNode;
};

/** Those that open something are no beginning. */
const heading = ':is(h1, h2, h3, h4, h5, h6):not(:has(button))';
const field = ':is(input:not([type=hidden]), select, textarea):not(:disabled)';

/** Focuses a step's heading or first field, whichever comes first; a step without either is focused itself. */
function focusStart(panel: HTMLElement): void {
  const found = panel.querySelector<HTMLElement>(`${heading}, ${field}`);
  if (found?.matches(heading)) {
    found.tabIndex = -1;
    found.dataset.stepStart = '';
  }
  // Of a group of radio buttons, the selected one is the one that Tab reaches.
  const selected = found?.matches('[type=radio]') && panel.querySelector<HTMLElement>('[type=radio]:checked');
  (selected || (found ?? panel)).focus();
}

/**
 * The content of a task of several steps. With each step the focus goes to the new step's heading or first field:
 * the button that was pressed may be gone, and the focus with it.
 */
export function StepPanel({ step, children }: StepPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(
    function focusNextStep() {
      if (shown.current !== step && ref.current) focusStart(ref.current);
      shown.current = step;
    },
    [step],
  );
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      outline="none"
      display="grid"
      gap={6}
      gridTemplateColumns="minmax(0, 1fr)"
      css={{
        '& [data-step-start]:focus-visible': {
          outlineWidth: '2px',
          outlineStyle: 'solid',
          outlineColor: 'brand.focusRing',
          outlineOffset: '4px',
          borderRadius: 'l1',
        },
      }}
    >
      {children}
    </Box>
  );
}
