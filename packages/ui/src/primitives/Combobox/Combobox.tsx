import { Popover as Layer } from '@ark-ui/react/popover';
import { Box, chakra, Portal } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { ChipList } from '../ChipList/ChipList';
import type { TiedProps } from '../FieldShell/FieldShell';
import { Input } from '../Input/Input';
import { Spinner } from '../Spinner/Spinner';
import type { ComboboxOption } from './ComboboxOption';
import { OptionList } from './OptionList';
import { useCombobox } from './useCombobox';

export type ComboboxProps = TiedProps & {
  /** Spoken name: 'Interests'. */
  label: string;
  /** What can be chosen; with `onSearch` only what fits the term. */
  options: readonly ComboboxOption[];
  /** What is chosen. */
  value: readonly ComboboxOption[];
  /** Called with what is chosen. */
  onChange: (value: ComboboxOption[]) => void;
  /** Several can be chosen; they stand as chips over the line. */
  multiple?: boolean;
  /** Called with each term that is typed: somebody else finds the options. Without it they are found among `options`. */
  onSearch?: (term: string) => void;
  /** Options are being found. */
  loading?: boolean;
  /** Why options could not be found. */
  searchError?: string | undefined;
  /** Said where nothing fits. Default 'Nothing found'. */
  emptyText?: string;
  /** Most that can be chosen. */
  max?: number;
  /** Shown while nothing is typed. */
  placeholder?: string;
  /** Shown but not to be changed. */
  disabled?: boolean;
  /** Called when the focus leaves. */
  onBlur?: () => void;
};

const Panel = chakra(Layer.Content, {
  base: {
    zIndex: 'popover',
    w: 'var(--reference-width)',
    minW: '12rem',
    maxH: 'min(20rem, var(--available-height))',
    overflowY: 'auto',
    p: 1.5,
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: 'l3',
    shadow: 'lg',
    outline: 0,
  },
});

function Sign({ loading }: { loading: boolean }) {
  return (
    <Box
      position="absolute"
      insetEnd={3}
      top={3}
      h={4}
      color="fg.muted"
      pointerEvents="none"
      css={{ '& svg': { boxSize: 4 } }}
      aria-hidden
    >
      {loading ? <Spinner size="inherit" /> : <ChevronDown />}
    </Box>
  );
}

type LineProps = {
  props: ComboboxProps;
  box: ReturnType<typeof useCombobox>;
  /** The list in the page; there is none while nothing fits. */
  listId: string | undefined;
};

/** The line that one types in, with what assistive technology needs to follow the list. */
function Line({ props, box, listId }: LineProps) {
  const { id, label, placeholder, loading = false, disabled = false, max } = props;
  const active = listId === undefined ? undefined : box.found[box.active];
  return (
    <Box position="relative">
      <Input
        id={id}
        role="combobox"
        // The label belongs to it where there is one around it.
        aria-label={id === undefined ? label : undefined}
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={active ? `${listId}-${active.value}` : undefined}
        aria-required={props['aria-required']}
        aria-invalid={props['aria-invalid']}
        aria-describedby={props['aria-describedby']}
        autoComplete="off"
        spellCheck={false}
        placeholder={box.isFull ? `At most ${max}` : placeholder}
        disabled={disabled || box.isFull}
        style={{ paddingInlineEnd: '2.25rem' }}
        value={box.text}
        onChange={({ target }) => box.type(target.value)}
        onClick={box.open}
        onKeyDown={box.keyDown}
        onBlur={() => {
          box.leave();
          props.onBlur?.();
        }}
      />
      <Sign loading={loading} />
    </Box>
  );
}

function statusOf(
  { loading = false, searchError, emptyText = 'Nothing found' }: ComboboxProps,
  count: number,
) {
  if (searchError) return searchError;
  if (count > 0) return undefined;
  return loading ? 'Searching' : emptyText;
}

/** Chooses from a list that is searched by typing; the list may come from a server. */
export function Combobox(props: ComboboxProps) {
  const { label, value, onChange, multiple = false, disabled = false, searchError } = props;
  const placeRef = useRef<HTMLDivElement>(null);
  const listId = useId();
  const box = useCombobox(props);
  const status = statusOf(props, box.found.length);
  const focusLine = () => placeRef.current?.querySelector('input')?.focus();
  return (
    <Box ref={placeRef} display="grid" gap={2} minW={0}>
      {multiple && value.length > 0 ? (
        <ChipList
          label={`Chosen: ${label}`}
          chips={value.map((option) => ({ id: option.value, label: option.label }))}
          onLeave={focusLine}
          {...(disabled
            ? {}
            : { onRemove: (gone: string) => onChange(value.filter((option) => option.value !== gone)) })}
        />
      ) : null}
      <Layer.Root
        open={box.isOpen}
        autoFocus={false}
        lazyMount
        unmountOnExit
        positioning={{ sameWidth: true, placement: 'bottom-start' }}
        onInteractOutside={(event) => {
          // The line is outside of the list but belongs to it.
          const { target } = event.detail.originalEvent;
          if (target instanceof Node && placeRef.current?.contains(target)) event.preventDefault();
        }}
        onOpenChange={(change) => (change.open ? undefined : box.close())}
      >
        <Layer.Anchor asChild>
          <Box>
            <Line props={props} box={box} listId={box.isOpen && !status ? listId : undefined} />
          </Box>
        </Layer.Anchor>
        <Portal>
          <Layer.Positioner>
            <Panel role="group" aria-label={label}>
              {status ? (
                <Box px={2.5} py={2} textStyle="sm" color={searchError ? 'fg.error' : 'fg.muted'}>
                  {status}
                </Box>
              ) : (
                <OptionList id={listId} label={label} multiple={multiple} box={box} value={value} />
              )}
            </Panel>
          </Layer.Positioner>
        </Portal>
      </Layer.Root>
      <Box as="span" srOnly role="status">
        {box.term === '' ? '' : (status ?? `${box.found.length} found`)}
      </Box>
    </Box>
  );
}
