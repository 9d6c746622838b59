import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';

/** A chip with its label. */
export type Chip = {
  /** Unique in the list. */
  id: string;
  /** Text. */
  label: string;
  /** Error of the chip; shown in red and announced. */
  problem?: string | undefined;
};

export type ChipListProps = {
  /** Accessible name: 'Chosen interests'. */
  label: string;
  /** In display order. */
  chips: readonly Chip[];
  /** Removes a chip; without it, chips have no remove button. */
  onRemove?: (id: string) => void;
  /** Called by the arrow key past the last chip: focus the element after the list. */
  onLeave?: () => void;
  /** Shown after the last chip, on the same line. */
  children?: ReactNode;
};

const Pill = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxW: 'full',
    minH: 7,
    ps: 2.5,
    pe: 1,
    gap: 0.5,
    borderRadius: 'l2',
    bg: 'bg.muted',
    color: 'fg',
    textStyle: 'sm',
    borderWidth: '1px',
    borderColor: 'border',
    '&[data-wrong]': { bg: 'bg.error', color: 'fg.error', borderColor: 'border.error' },
  },
});

const Cross = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: 6,
    flexShrink: 0,
    borderRadius: 'l1',
    color: 'inherit',
    cursor: 'button',
    colorPalette: 'brand',
    focusVisibleRing: 'inside',
    '& svg': { boxSize: 3.5 },
    _hover: { bg: 'bg.emphasized' },
  },
});

/** Moves the focus to the next remove button; returns false if there is none. */
function moveFocus(from: HTMLElement, step: 1 | -1): boolean {
  const crosses = [...(from.closest('ul')?.querySelectorAll<HTMLElement>('[data-chip-cross]') ?? [])];
  const next = crosses[crosses.indexOf(from) + step];
  next?.focus();
  return next !== undefined;
}

/** Selected or typed entries side by side; arrow keys move between them, Delete and Backspace remove one. */
export function ChipList({ label, chips, onRemove, onLeave, children }: ChipListProps) {
  function keyDown(event: KeyboardEvent<HTMLElement>, id: string) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward && !moveFocus(event.currentTarget, 1)) onLeave?.();
    if (event.key === back) moveFocus(event.currentTarget, -1);
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      if (!moveFocus(event.currentTarget, 1)) onLeave?.();
      onRemove?.(id);
    }
  }
  return (
    <Flex wrap="wrap" gap={1.5} minW={0}>
      {chips.length > 0 ? (
        <Box as="ul" aria-label={label} listStyleType="none" display="contents">
          {chips.map(({ id, label: text, problem }) => (
            <Pill key={id} data-wrong={problem ? '' : undefined} title={problem} pe={onRemove ? 1 : 2.5}>
              <Box as="bdi" truncate>
                {text}
              </Box>
              {problem ? <Box as="span" srOnly>{`, ${problem}`}</Box> : null}
              {onRemove ? (
                <Cross
                  type="button"
                  data-chip-cross=""
                  aria-label={translate('Remove {text}', { text })}
                  onKeyDown={(event) => keyDown(event, id)}
                  onClick={(event) => {
                    if (!moveFocus(event.currentTarget, 1)) onLeave?.();
                    onRemove(id);
                  }}
                >
                  <X aria-hidden />
                </Cross>
              ) : null}
            </Pill>
          ))}
        </Box>
      ) : null}
      {children}
    </Flex>
  );
}
