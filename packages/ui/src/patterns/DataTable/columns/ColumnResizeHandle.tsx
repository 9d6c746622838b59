import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { translate } from '../../../language/translate';
import { columnWidths } from './columnChoice';
import type { useColumnChoice } from './useColumnChoice';

const Edge = chakra('span', {
  base: {
    position: 'absolute',
    insetBlock: 2,
    insetEnd: 0,
    w: 3,
    cursor: 'col-resize',
    touchAction: 'none',
    outline: 0,
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetEnd: 0,
      w: '2px',
      borderRadius: 'full',
      bg: 'transparent',
    },
    '&:hover::before, &[data-drawn]::before': { bg: 'border.emphasized' },
    '&:focus-visible::before, &:active::before': { bg: 'brand.solid' },
  },
});

type ColumnEdgeProps = {
  cell: RefObject<HTMLTableCellElement | null>;
  column: { readonly id: string; readonly header: string };
  columnChoice: ReturnType<typeof useColumnChoice>;
  /** Has the stop of the Tab key for the edges of all columns. */
  isTabStop: boolean;
};

function clampWidth(width: number): number {
  return Math.round(Math.min(columnWidths.max, Math.max(columnWidths.min, width)));
}

/** Moves the focus to the edge of the next column, or with -1 of the one before. */
function focusEdge(edge: Element, step: 1 | -1): void {
  const edges = [...(edge.closest('tr')?.querySelectorAll<HTMLElement>('[role=separator]') ?? [])];
  edges[edges.findIndex((each) => each === edge) + step]?.focus();
}

/** Resize handle of a column: drag, arrow keys, double click to reset. Arrow up and down move between columns. */
export function ColumnResizeHandle({ cell, column, columnChoice, isTabStop }: ColumnEdgeProps) {
  const { choice, change } = columnChoice;
  const { [column.id]: width, ...others } = choice.widths;
  const getWidth = () => cell.current?.getBoundingClientRect().width ?? columnWidths.min;
  const isMirrored = () => cell.current !== null && getComputedStyle(cell.current).direction === 'rtl';
  const setWidth = (next: number) => change({ widths: { ...others, [column.id]: clampWidth(next) } });

  function startResize(event: PointerEvent<HTMLSpanElement>) {
    event.preventDefault();
    const edge = event.currentTarget;
    const from = { x: event.clientX, width: getWidth() };
    const sign = isMirrored() ? -1 : 1;
    const resize = ({ clientX }: globalThis.PointerEvent) => setWidth(from.width + sign * (clientX - from.x));
    edge.setPointerCapture(event.pointerId);
    edge.addEventListener('pointermove', resize);
    edge.addEventListener('lostpointercapture', () => edge.removeEventListener('pointermove', resize), {
      once: true,
    });
  }

  function resizeByKey(event: KeyboardEvent<HTMLSpanElement>) {
    const towardsEnd = isMirrored() ? 'ArrowLeft' : 'ArrowRight';
    const sign = event.key === towardsEnd ? 1 : /^Arrow(Left|Right)$/.test(event.key) ? -1 : 0;
    if (event.key === 'Escape') change({ widths: others });
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (sign === 0 && step === undefined) return;
    event.preventDefault();
    if (step !== undefined) return focusEdge(event.currentTarget, step);
    setWidth(getWidth() + sign * columnWidths.step);
  }

  return (
    <Edge
      role="separator"
      tabIndex={isTabStop ? 0 : -1}
      aria-orientation="vertical"
      aria-label={translate('Width of {column}', { column: translate(column.header) })}
      aria-valuemin={columnWidths.min}
      aria-valuemax={columnWidths.max}
      aria-valuenow={width ?? columnWidths.min}
      aria-valuetext={width === undefined ? translate('Automatic') : translate('{width} pixels', { width })}
      data-drawn={width === undefined ? undefined : true}
      onPointerDown={startResize}
      onKeyDown={resizeByKey}
      onDoubleClick={() => change({ widths: others })}
    />
  );
}
