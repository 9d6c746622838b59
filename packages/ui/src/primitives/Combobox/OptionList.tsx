import { Combobox as Parts } from '@ark-ui/react/combobox';
import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Box } from '../../layout/Box';
import type { ComboboxOption } from './ComboboxOption';
import type { toCollection } from './toCollection';

const Item = chakra(Parts.Item, {
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
    '&[data-highlighted]': { bg: 'bg.muted' },
    '&[data-disabled]': { layerStyle: 'disabled' },
  },
});

const GroupLabel = chakra(Parts.ItemGroupLabel, {
  base: { px: 2.5, pt: 2, pb: 1, textStyle: 'xs', fontWeight: 'semibold', color: 'fg.muted' },
});

function Option({ option }: { option: ComboboxOption }) {
  return (
    <Item item={option}>
      <Box flex="1" minW={0} overflowWrap="anywhere" unicodeBidi="plaintext" textAlign="match-parent">
        {option.label}
        {option.detail ? (
          <Box textStyle="xs" color="fg.muted" unicodeBidi="plaintext" textAlign="match-parent">
            {option.detail}
          </Box>
        ) : null}
      </Box>
      <Parts.ItemIndicator>
        <Check />
      </Parts.ItemIndicator>
    </Item>
  );
}

type OptionListProps = {
  id: string;
  label: string;
  multiple: boolean;
  collection: ReturnType<typeof toCollection>;
};

/** The options under the headings of their groups. */
export function OptionList({ id, label, multiple, collection }: OptionListProps) {
  return (
    <Box id={id} role="listbox" aria-label={label} aria-multiselectable={multiple || undefined}>
      {collection.group().map(([group, options]) => {
        const items = options.map((option) => <Option key={option.value} option={option} />);
        return group === '' ? (
          items
        ) : (
          <Parts.ItemGroup key={group}>
            <GroupLabel>{group}</GroupLabel>
            {items}
          </Parts.ItemGroup>
        );
      })}
    </Box>
  );
}
