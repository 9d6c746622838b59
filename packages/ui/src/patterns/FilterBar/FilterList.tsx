import { Listbox as Parts } from '@ark-ui/react/listbox';
import { chakra, useLocaleContext } from '@chakra-ui/react';
import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import type { ComboboxOption } from '../../primitives/Combobox/ComboboxOption';
import { filterOptions } from '../../primitives/Combobox/filterOptions';
import { toCollection } from '../../primitives/Combobox/toCollection';
import { Input } from '../../primitives/Input/Input';

/** With more options, a search field is shown. */
const maxWithoutSearch = 8;

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    w: 'full',
    minH: 8,
    px: 3,
    pt: 1,
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    textAlign: 'start',
    colorPalette: 'brand',
    focusVisibleRing: 'inside',
    borderTopRadius: 'l3',
    '& svg': { boxSize: 3.5, flexShrink: 0, _rtl: { transform: 'scaleX(-1)' } },
    '&:is(button)': { cursor: 'button', _hover: { color: 'fg' } },
  },
});

const Content = chakra(Parts.Content, {
  base: {
    display: 'block',
    maxH: '16rem',
    overflowY: 'auto',
    p: 1,
    outline: 0,
    scrollPaddingBlock: 1,
  },
});

const Item = chakra(Parts.Item, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    px: 2,
    py: 1,
    minH: 8,
    borderRadius: 'l2',
    textStyle: 'sm',
    cursor: 'option',
    '& svg': { boxSize: 4, flexShrink: 0, color: 'brand.fg' },
    '& svg[data-chevron]': { color: 'fg.muted', _rtl: { transform: 'scaleX(-1)' } },
    // Ark's own attribute appears with the first key only.
    '&[data-active]': { bg: 'bg.muted' },
  },
});

const GroupLabel = chakra(Parts.ItemGroupLabel, {
  base: { px: 2, pt: 2, pb: 1, textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
});

const nothing: string[] = [];

export type FilterListProps = {
  /** Heading and accessible name. */
  title: string;
  options: readonly ComboboxOption[];
  /** Value of the option with the check mark. */
  selected?: string | undefined;
  /** Called with the chosen value, also if it is the selected one. */
  onSelect: (value: string) => void;
  /** Returns to the list before this one. */
  onBack?: (() => void) | undefined;
  /** Options open another list. */
  leadsOn?: boolean;
};

/** List to choose one option from, with a search if it is long. Takes the focus. */
export function FilterList(props: FilterListProps) {
  const { title, options, selected, onSelect, onBack, leadsOn = false } = props;
  const { dir } = useLocaleContext();
  const [term, setTerm] = useState('');
  const [highlighted, setHighlighted] = useState<string | null>(selected || (options[0]?.value ?? null));
  const searchRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const hasSearch = options.length > maxWithoutSearch;
  const collection = toCollection(filterOptions(options, term));
  useEffect(() => (searchRef.current ?? listRef.current)?.focus({ preventScroll: true }), []);

  function keyDown(event: KeyboardEvent) {
    if (event.target instanceof HTMLInputElement && event.target.value !== '') return;
    const isRtl = dir === 'rtl';
    if (onBack && event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) {
      event.preventDefault();
      onBack();
    } else if (leadsOn && highlighted !== null && event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) {
      event.preventDefault();
      onSelect(highlighted);
    }
  }

  const label = <Parts.Label>{title}</Parts.Label>;
  return (
    <Parts.Root
      collection={collection}
      // Choosing the selected option again is a choice, too: the list itself has no value.
      value={nothing}
      onSelect={({ value }) => onSelect(value)}
      highlightedValue={highlighted}
      onHighlightChange={(change) => setHighlighted(change.highlightedValue)}
      onKeyDown={keyDown}
    >
      {onBack ? (
        <Head as="button" {...{ type: 'button' }} onClick={onBack}>
          <ChevronLeft aria-hidden />
          {label}
        </Head>
      ) : (
        <Head>{label}</Head>
      )}
      {hasSearch ? (
        <Box px={2} pt={1}>
          <Parts.Input asChild autoHighlight>
            <Input
              ref={searchRef}
              data-autofocus
              size="sm"
              aria-label={translate('Search')}
              placeholder={translate('Search')}
              value={term}
              onChange={({ target }) => setTerm(target.value)}
            />
          </Parts.Input>
        </Box>
      ) : null}
      <Content ref={listRef} {...(hasSearch ? { tabIndex: -1 } : { 'data-autofocus': true })}>
        {collection.group().map(([group, items]) => {
          const rows = items.map((option) => (
            <Item
              key={option.value}
              item={option}
              highlightOnHover
              data-active={option.value === highlighted || undefined}
              aria-selected={option.value === selected}
            >
              <Box flex="1" minW={0} overflowWrap="anywhere">
                {option.label}
              </Box>
              {option.value === selected ? <Check aria-hidden /> : null}
              {leadsOn ? <ChevronRight aria-hidden data-chevron /> : null}
            </Item>
          ));
          return group === '' ? (
            rows
          ) : (
            <Parts.ItemGroup key={group}>
              <GroupLabel>{group}</GroupLabel>
              {rows}
            </Parts.ItemGroup>
          );
        })}
      </Content>
      <Box role="status" px={3} pb={collection.size === 0 ? 3 : 0} textStyle="sm" color="fg.muted">
        {collection.size === 0 ? translate('Nothing found') : ''}
      </Box>
    </Parts.Root>
  );
}
