import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Grid } from '../../layout/Grid';
import { ChipList } from '../ChipList/ChipList';
import type { TiedProps } from '../FieldShell/FieldShell';
import { Spinner } from '../Spinner/Spinner';
import type { ComboboxOption } from './ComboboxOption';
import { filterOptions } from './filterOptions';
import { Typeahead } from './Typeahead';

export type ComboboxProps = TiedProps & {
  /** Accessible name: 'Interests'. */
  label: string;
  /** Options to choose from; with `onSearch`, those that match the term. */
  options: readonly ComboboxOption[];
  /** Selected options. */
  value: readonly ComboboxOption[];
  /** Called with the selected options. */
  onChange: (value: ComboboxOption[]) => void;
  /** Several options can be selected; they are shown as chips above the input. */
  multiple?: boolean;
  /** Called with the typed term, to load options. Without it, `options` are filtered. */
  onSearch?: (term: string) => void;
  /** Options are loading. */
  loading?: boolean;
  /** Why options could not be loaded. */
  searchError?: string | undefined;
  /**
   * Shown if nothing matches.
   * @default 'Nothing found'
   */
  emptyText?: string;
  /** Maximum number of selected options. */
  max?: number;
  /** Shown while the input is empty. */
  placeholder?: string;
  /** Shown but not editable. */
  disabled?: boolean;
  /** Called on blur. */
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
  { loading = false, searchError, emptyText = translate('Nothing found') }: ComboboxProps,
  count: number,
) {
  if (searchError) return searchError;
  if (count > 0) return undefined;
  return loading ? translate('Searching') : emptyText;
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
    () => (onSearch ? props.options : filterOptions(props.options, term)),
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
    <Grid ref={containerRef} gap={2} minW={0}>
      {multiple && value.length > 0 ? (
        <ChipList
          label={translate('Chosen: {label}', { label })}
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
        placeholder={isFull ? translate('At most {count}', { count: max }) : props.placeholder}
        disabled={disabled || isFull}
        indicator={<Indicator loading={props.loading ?? false} />}
        onKeyDown={handleKeyDown}
        onBlur={leave}
      />
      <Box as="span" srOnly role="status">
        {term === '' ? '' : (status ?? translate('{count} found', { count: found.length }))}
      </Box>
    </Grid>
  );
}
