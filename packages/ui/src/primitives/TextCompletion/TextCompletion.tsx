import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Box } from '../../layout/Box';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import type { MarkedTextControl } from '../MarkedText/MarkedText';

/** The part of a text that a choice replaces, in UTF-16 offsets. */
export type TypedPart = {
  readonly start: number;
  readonly end: number;
  /** What the options are searched by. */
  readonly query: string;
};

/** An entry of the list. */
export type TextCompletionOption = {
  /** Value that `onChoose` receives. */
  readonly value: string;
  /** Display text. */
  readonly label: string;
  /** Second line: what is inserted. */
  readonly detail?: string;
};

export type TextCompletionProps = {
  /** The text control; null until it is rendered. Its parent element is positioned. */
  control: MarkedTextControl | null;
  /** Accessible name of the list. */
  label: string;
  /** Finds what is typed at the cursor; undefined closes the list. The same function on each render. */
  findTyped: (text: string, cursor: number) => TypedPart | undefined;
  /** Returns the options for what is typed; none leave the list closed. */
  listOptions: (query: string) => readonly TextCompletionOption[];
  /** Formats the number of options, which is announced: '3 smart inserts'. */
  formatCount: (count: number) => string;
  /** Called with the chosen value and the part that it replaces; the control still has the focus. */
  onChoose: (value: string, typed: TypedPart) => void;
  /** Called when what is typed changes; with undefined when nothing is. The same function on each render. */
  onQuery?: (query: string | undefined) => void;
  /**
   * Where the list opens.
   * @default 'below'
   */
  placement?: 'above' | 'below';
};

/** Reads what is typed into a control, on each key and move of the cursor. */
function useTypedPart({ control, findTyped, onQuery }: TextCompletionProps) {
  const [typed, setTyped] = useState<TypedPart>();
  const [dismissed, setDismissed] = useState<number>();
  useEffect(
    function watchCursor() {
      if (!control) return undefined;
      const read = () => {
        const hasFocus = document.activeElement === control;
        const next = hasFocus ? findTyped(control.value, control.selectionStart ?? 0) : undefined;
        setTyped((last) => (last?.start === next?.start && last?.query === next?.query ? last : next));
        if (!next) setDismissed(undefined);
      };
      read();
      const events = ['input', 'blur', 'keyup', 'click'];
      for (const event of events) control.addEventListener(event, read);
      return () => {
        for (const event of events) control.removeEventListener(event, read);
      };
    },
    [control, findTyped],
  );
  useEffect(
    function emitQuery() {
      onQuery?.(typed?.query);
    },
    [onQuery, typed],
  );
  const dismiss = useCallback(() => setDismissed(typed?.start), [typed]);
  return { typed: typed?.start === dismissed ? undefined : typed, dismiss };
}

/** Attributes of the control while the list is open. HTML lets a text of one line only become a combobox. */
function useListedBy(control: MarkedTextControl | null, listId: string, optionId: string | undefined): void {
  useLayoutEffect(() => {
    if (!control || optionId === undefined) return undefined;
    const attributes = {
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-activedescendant': optionId,
      ...(control instanceof HTMLInputElement ? { role: 'combobox', 'aria-expanded': 'true' } : {}),
    };
    for (const [name, value] of Object.entries(attributes)) control.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) control.removeAttribute(name);
    };
  }, [control, listId, optionId]);
}

type ListKeys = { onMove: (by: 1 | -1) => void; onChoose: () => void; onClose: () => void };

/** Keys of the open list, before the drawer or the form around the control sees them. */
function useListKeys(isOpen: boolean, { onMove, onChoose, onClose }: ListKeys): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const actions: Record<string, () => void> = {
      ArrowDown: () => onMove(1),
      ArrowUp: () => onMove(-1),
      Enter: onChoose,
      Tab: onChoose,
      Escape: onClose,
    };
    const handleKey = (event: KeyboardEvent) => {
      const action = actions[event.key];
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (!action || hasModifier || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    };
    window.addEventListener('keydown', handleKey, true);
    return () => window.removeEventListener('keydown', handleKey, true);
  });
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** List beside a text control that completes what is typed at the cursor: arrows move, Enter or Tab chooses. */
export function TextCompletion(props: TextCompletionProps) {
  const { control, label, listOptions, formatCount, onChoose, placement = 'below' } = props;
  const id = useId();
  const { typed, dismiss } = useTypedPart(props);
  const [active, setActive] = useState({ query: '', index: 0 });
  const options = typed ? listOptions(typed.query) : [];
  // Other letters, another list: its first option is active again.
  const index = active.query === typed?.query ? Math.min(active.index, options.length - 1) : 0;
  const isOpen = typed !== undefined && options.length > 0;
  useListedBy(control, id, isOpen ? `${id}-${index}` : undefined);

  function choose(option: TextCompletionOption | undefined): void {
    if (!typed || !option) return;
    onChoose(option.value, typed);
    dismiss();
  }

  useListKeys(isOpen, {
    onMove: (by) =>
      setActive({ query: typed?.query ?? '', index: (index + by + options.length) % options.length }),
    onChoose: () => choose(options[index]),
    onClose: dismiss,
  });
  const parentElement = control?.parentElement;
  if (!isOpen || !parentElement) return null;
  return (
    <Beside element={parentElement}>
      <Box
        ref={scrollIntoView}
        id={id}
        role="listbox"
        aria-label={label}
        position="absolute"
        {...(placement === 'below' ? { top: 'calc(100% + 0.25rem)' } : { bottom: 'calc(100% + 0.25rem)' })}
        insetStart={0}
        zIndex="dropdown"
        w={80}
        maxW="full"
        maxH={56}
        overflowY="auto"
        bg="bg.panel"
        borderWidth="line"
        borderRadius="l2"
        shadow="lg"
        p={1}
      >
        {options.map((option, position) => (
          <Box
            key={option.value}
            ref={position === index ? scrollIntoView : undefined}
            id={`${id}-${position}`}
            role="option"
            aria-selected={position === index}
            px={2}
            py={1.5}
            borderRadius="l1"
            cursor="pointer"
            bg={position === index ? 'bg.muted' : undefined}
            // The text keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => setActive({ query: typed.query, index: position })}
            onClick={() => choose(option)}
          >
            <Box textStyle="sm" overflowWrap="anywhere">
              {option.label}
            </Box>
            {option.detail === undefined ? null : (
              <Box textStyle="xs" color="fg.muted" truncate dir="auto">
                {option.detail}
              </Box>
            )}
          </Box>
        ))}
      </Box>
      <VisuallyHidden role="status">{formatCount(options.length)}</VisuallyHidden>
    </Beside>
  );
}

/** Renders into an element of the page, which React did not render here. */
function Beside({ element, children }: { element: HTMLElement; children: ReactNode }) {
  return createPortal(children, element);
}
