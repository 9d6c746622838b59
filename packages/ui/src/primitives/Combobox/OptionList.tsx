import { Box, chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ComboboxOption } from './ComboboxOption';
import type { useCombobox } from './useCombobox';

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    px: 2.5,
    py: 1.5,
    minH: 9,
    borderRadius: 'l2',
    textStyle: 'sm',
    cursor: 'option',
    '& svg': { boxSize: 4, flexShrink: 0, color: 'brand.fg' },
    '&[data-active]': { bg: 'bg.muted' },
    '&[aria-disabled=true]': { layerStyle: 'disabled' },
  },
});

type OptionListProps = {
  id: string;
  label: string;
  multiple: boolean;
  box: ReturnType<typeof useCombobox>;
  value: readonly ComboboxOption[];
};

type RowProps = {
  option: ComboboxOption;
  id: string;
  isActive: boolean;
  isChosen: boolean;
  box: OptionListProps['box'];
};

function OptionRow({ option, id, isActive, isChosen, box }: RowProps) {
  const rowRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) rowRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The line has the focus and the keys; a row is only pressed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <Row
      ref={rowRef}
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={option.disabled}
      data-active={isActive ? '' : undefined}
      // The focus stays in the line.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => box.point(box.found.indexOf(option))}
      onClick={() => box.choose(option)}
    >
      <Box flex="1" minW={0}>
        {option.label}
        {option.detail ? (
          <Box textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {option.detail}
          </Box>
        ) : null}
      </Box>
      {isChosen ? <Check aria-hidden /> : null}
    </Row>
  );
}

function groupsOf(options: readonly ComboboxOption[]): [string, ComboboxOption[]][] {
  const groups = new Map<string, ComboboxOption[]>();
  for (const option of options) {
    const name = option.group ?? '';
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  return [...groups];
}

/** What fits, under its headings. */
export function OptionList({ id, label, multiple, box, value }: OptionListProps) {
  const rowOf = (option: ComboboxOption) => (
    <OptionRow
      key={option.value}
      id={`${id}-${option.value}`}
      option={option}
      isActive={box.found[box.active] === option}
      isChosen={value.some((chosen) => chosen.value === option.value)}
      box={box}
    />
  );
  return (
    <Box id={id} role="listbox" aria-label={label} aria-multiselectable={multiple}>
      {groupsOf(box.found).map(([name, members], place) =>
        name === '' ? (
          members.map(rowOf)
        ) : (
          <Box key={name} role="group" aria-labelledby={`${id}-group-${place}`}>
            <Box
              id={`${id}-group-${place}`}
              px={2.5}
              pt={2}
              pb={1}
              textStyle="xs"
              fontWeight="semibold"
              color="fg.muted"
            >
              {name}
            </Box>
            {members.map(rowOf)}
          </Box>
        ),
      )}
    </Box>
  );
}
