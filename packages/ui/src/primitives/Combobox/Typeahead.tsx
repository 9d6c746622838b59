import { Combobox as Parts } from '@ark-ui/react/combobox';
import { chakra } from '@chakra-ui/react';
import { type FocusEventHandler, type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { Box } from '../../layout/Box';
import { Portal } from '../../provider/Portal';
import type { TiedProps } from '../FieldShell/FieldShell';
import { Input } from '../Input/Input';
import type { ComboboxOption } from './ComboboxOption';
import { OptionList } from './OptionList';
import { toCollection } from './toCollection';

export type TypeaheadProps = {
  /** Ties the input to its label, hint and error. */
  control: TiedProps;
  /** Accessible name of the list, and of the input without a label. */
  label: string;
  /** Options to choose from. */
  options: readonly ComboboxOption[];
  /** Values of the selected options. */
  value: readonly string[];
  /** Called with the values that are selected now. */
  onSelect: (values: string[]) => void;
  /** Several options can be selected. */
  multiple?: boolean;
  /** Content of the input. */
  text: string;
  /** Called with each keystroke. */
  onType: (text: string) => void;
  /** The popup is open. */
  isOpen: boolean;
  /** Requests to open or close the popup. */
  onOpenChange: (isOpen: boolean) => void;
  /** Closes the popup when an option is selected. */
  closeOnSelect?: boolean;
  /** Shown in place of the options: loading, an error, no results. */
  status?: ReactNode;
  /** Renders the popup at the end of the page, out of scrolling containers. */
  isPortalled?: boolean;
  /** Shown while the input is empty. */
  placeholder?: string | undefined;
  /** Shown but not editable. */
  disabled?: boolean | undefined;
  /** At the end of the input. */
  indicator?: ReactNode;
  /** Handles a key before the popup does; `preventDefault` skips the popup. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Called when the input gets the focus. */
  onFocus?: FocusEventHandler;
  /** Called when the input loses the focus. */
  onBlur?: FocusEventHandler;
};

const Panel = chakra(Parts.Content, {
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

/** Input with a popup of options, on Ark's combobox: `Combobox` and `SearchPicker` share it. */
export function Typeahead(props: TypeaheadProps) {
  const {
    control,
    label,
    options,
    value,
    text,
    isOpen,
    status,
    multiple = false,
    isPortalled = true,
  } = props;
  const ownId = useId();
  const inputId = control.id ?? ownId;
  const listId = `${inputId}-list`;
  const collection = useMemo(() => toCollection(options), [options]);
  const hasList = isOpen && status === undefined && options.length > 0;
  const [wanted, setWanted] = useState<string | null>(null);
  const enabled = options.filter(({ disabled = false }) => !disabled);
  // The first option is highlighted at once, so that Enter selects it without an arrow key.
  const highlighted = (enabled.find((option) => option.value === wanted) ?? enabled[0])?.value ?? null;
  const popup = (
    <Parts.Positioner>
      <Panel role="group" aria-label={label}>
        {status}
        {hasList ? (
          <OptionList id={listId} label={label} multiple={multiple} collection={collection} />
        ) : null}
      </Panel>
    </Parts.Positioner>
  );
  return (
    <Parts.Root
      ids={{ input: inputId }}
      collection={collection}
      value={[...value]}
      onValueChange={(change) => props.onSelect(change.value)}
      inputValue={text}
      open={isOpen}
      onOpenChange={(change) => props.onOpenChange(change.open)}
      multiple={multiple}
      closeOnSelect={props.closeOnSelect ?? true}
      disabled={props.disabled ?? false}
      highlightedValue={hasList ? highlighted : null}
      // A pointer that leaves the list keeps the highlight.
      onHighlightChange={(change) => setWanted((before) => change.highlightedValue ?? before)}
      openOnClick
      // The popup also shows states without options: it is a group around the listbox.
      composite={false}
      positioning={{ sameWidth: true, placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
    >
      <Parts.Control asChild>
        <Box position="relative">
          <Parts.Input
            asChild
            aria-label={control.id === undefined ? label : undefined}
            aria-expanded={hasList}
            aria-controls={hasList ? listId : undefined}
            aria-required={control['aria-required']}
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
            placeholder={props.placeholder}
            onChange={({ currentTarget }) => {
              setWanted(null);
              props.onType(currentTarget.value);
            }}
            onKeyDown={props.onKeyDown}
            onFocus={props.onFocus}
            onBlur={props.onBlur}
          >
            <Input maxLength={200} {...(props.indicator ? { style: { paddingInlineEnd: '2.25rem' } } : {})} />
          </Parts.Input>
          {props.indicator}
        </Box>
      </Parts.Control>
      {isPortalled ? <Portal>{popup}</Portal> : popup}
    </Parts.Root>
  );
}
