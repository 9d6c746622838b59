import { Box } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { ChipList } from '../ChipList/ChipList';
import type { TiedProps } from '../FieldShell/FieldShell';
import { Spinner } from '../Spinner/Spinner';
import type { ComboboxOption } from './ComboboxOption';
import { matchingOptions } from './matchingOptions';
import { Typeahead } from './Typeahead';

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

function Indicator({ loading }: { loading: boolean }) {
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

function describeStatus(
  { loading = false, searchError, emptyText = 'Nothing found' }: ComboboxProps,
  count: number,
) {
  if (searchError) return searchError;
  if (count > 0) return undefined;
  return loading ? 'Searching' : emptyText;
}

/** Selects from a list that is filtered by typing; the options may come from a server. */
export function Combobox(props: ComboboxProps) {
  const { id, label, value, onChange, onSearch, max, multiple = false, disabled = false } = props;
  const containerRef = useRef<HTMLDivElement>(null);
  /** What the user typed; `undefined` shows the selected option. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const term = typed ?? '';
  const found = useMemo(
    () => (onSearch ? props.options : matchingOptions(props.options, term)),
    [onSearch, props.options, term],
  );
  const isFull = multiple && max !== undefined && value.length >= max;
  const status = describeStatus(props, found.length);

  function type(text: string) {
    setTyped(text);
    onSearch?.(text);
  }
  function select(values: string[]) {
    const known = [...value, ...found];
    onChange(values.flatMap((each) => known.find((option) => option.value === each) ?? []));
    setTyped(undefined);
    onSearch?.('');
  }
  function handleKeyDown(event: KeyboardEvent) {
    // Enter submits the form only while the list is closed.
    if (event.key === 'Enter' && isOpen && found.length === 0) event.preventDefault();
    if (event.key === 'Backspace' && multiple && term === '' && value.length > 0)
      onChange(value.slice(0, -1));
  }
  function leave() {
    // A cleared input clears the selection; other text without a selection is discarded.
    if (!multiple && typed === '' && value.length > 0) onChange([]);
    if (typed !== undefined) onSearch?.('');
    setTyped(undefined);
    props.onBlur?.();
  }
  return (
    <Box ref={containerRef} display="grid" gap={2} minW={0}>
      {multiple && value.length > 0 ? (
        <ChipList
          label={`Chosen: ${label}`}
          chips={value.map((option) => ({ id: option.value, label: option.label }))}
          onLeave={() => containerRef.current?.querySelector('input')?.focus()}
          {...(disabled
            ? {}
            : {
                onRemove: (removed: string) => onChange(value.filter((option) => option.value !== removed)),
              })}
        />
      ) : null}
      <Typeahead
        control={{ ...props, id }}
        label={label}
        options={found}
        value={value.map((option) => option.value)}
        onSelect={select}
        multiple={multiple}
        text={typed ?? (multiple ? '' : (value[0]?.label ?? ''))}
        onType={type}
        isOpen={isOpen}
        onOpenChange={setOpen}
        closeOnSelect={!multiple || onSearch !== undefined}
        status={
          status ? (
            <Box px={2.5} py={2} textStyle="sm" color={props.searchError ? 'fg.error' : 'fg.muted'}>
              {status}
            </Box>
          ) : undefined
        }
        placeholder={isFull ? `At most ${max}` : props.placeholder}
        disabled={disabled || isFull}
        indicator={<Indicator loading={props.loading ?? false} />}
        onKeyDown={handleKeyDown}
        onBlur={leave}
      />
      <Box as="span" srOnly role="status">
        {term === '' ? '' : (status ?? `${found.length} found`)}
      </Box>
    </Box>
  );
}
