import { type KeyboardEvent, useMemo, useState } from 'react';
import type { ComboboxOption } from './ComboboxOption';
import { matchingOptions } from './matchingOptions';

type Options = {
  options: readonly ComboboxOption[];
  value: readonly ComboboxOption[];
  onChange: (value: ComboboxOption[]) => void;
  multiple?: boolean | undefined;
  onSearch?: ((term: string) => void) | undefined;
  max?: number | undefined;
};

/** Index of the next option that can be chosen, in the direction of `step`; the ends meet. */
function nextEnabled(options: readonly ComboboxOption[], from: number, step: 1 | -1): number {
  const count = options.length;
  for (let moved = 1; moved <= count; moved += 1) {
    const index = (from + step * moved + count * moved) % count;
    if (!options[index]?.disabled) return index;
  }
  return from;
}

/** What is typed, what fits it, which option the keys are at, and what is chosen by them. */
export function useCombobox({ options, value, onChange, multiple = false, onSearch, max }: Options) {
  /** What is typed; `undefined` while nothing is, then the line shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState(0);
  const term = typed ?? '';
  const found = useMemo(
    () => (onSearch ? options : matchingOptions(options, term)),
    [onSearch, options, term],
  );
  const isFull = multiple && max !== undefined && value.length >= max;
  const active = found[wanted]?.disabled ? nextEnabled(found, wanted, 1) : Math.min(wanted, found.length - 1);

  function type(text: string) {
    setTyped(text);
    setWanted(0);
    setOpen(true);
    onSearch?.(text);
  }
  function leave() {
    setOpen(false);
    // An emptied line means none; what else was typed but not chosen is forgotten.
    if (!multiple && typed === '' && value.length > 0) onChange([]);
    if (typed !== undefined) onSearch?.('');
    setTyped(undefined);
  }
  function choose(option: ComboboxOption) {
    if (option.disabled) return;
    const others = value.filter((each) => each.value !== option.value);
    if (!multiple) onChange([option]);
    else onChange(others.length < value.length ? others : [...value, option]);
    setTyped(undefined);
    onSearch?.('');
    if (!multiple || onSearch) setOpen(false);
  }
  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    const option = found[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) setOpen(true);
      else if (found.length > 0) setWanted(nextEnabled(found, active, event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter' && isOpen && !event.nativeEvent.isComposing) {
      // Enter on a closed list is the form's.
      event.preventDefault();
      if (option) choose(option);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Backspace' && multiple && term === '' && value.length > 0) {
      onChange(value.slice(0, -1));
    }
  }
  return {
    term,
    /** What stands in the line. */
    text: typed ?? (multiple ? '' : (value[0]?.label ?? '')),
    found,
    /** Index of the option that Enter chooses; -1 where there is none. */
    active,
    isOpen,
    isFull,
    type,
    leave,
    choose,
    keyDown,
    open: () => setOpen(true),
    close: () => setOpen(false),
    point: setWanted,
  };
}
