import type { InsertMap } from '@adlane/contract/rules';
import { Box, type MarkedTextControl, translate, VisuallyHidden } from '@adlane/ui';
import { useCallback, useEffect, useId, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { findTypedInsert, matchInserts, type TypedInsert } from './findTypedInsert';

export type InsertCompletionProps = {
  /** The text control that has the focus. */
  control: MarkedTextControl;
  /** Values of the inserts to choose from. */
  inserts: InsertMap;
  /** Replaces the selection of the control. */
  onInsert: (text: string) => void;
};

/** Reads what is typed into a control, on each key and move of the cursor. */
function useTypedInsert(control: MarkedTextControl) {
  const [typed, setTyped] = useState<TypedInsert>();
  const [dismissed, setDismissed] = useState<number>();
  useEffect(() => {
    const read = () => {
      const hasFocus = document.activeElement === control;
      const next = hasFocus ? findTypedInsert(control.value, control.selectionStart ?? 0) : undefined;
      setTyped((last) => (last?.start === next?.start && last?.query === next?.query ? last : next));
      if (!next) setDismissed(undefined);
    };
    read();
    const events = ['input', 'blur', 'keyup', 'click'];
    for (const event of events) control.addEventListener(event, read);
    return () => {
      for (const event of events) control.removeEventListener(event, read);
    };
  }, [control]);
  const dismiss = useCallback(() => setDismissed(typed?.start), [typed]);
  return { typed: typed?.start === dismissed ? undefined : typed, dismiss };
}

/** Attributes of the control while the list is open. HTML lets a text of one line only become a combobox. */
function useListedBy(control: MarkedTextControl, listId: string, optionId: string | undefined): void {
  useLayoutEffect(() => {
    if (optionId === undefined) return undefined;
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

/** List of smart inserts below the text in which `{` is typed; the chosen one completes it (ads §2, §5). */
export function InsertCompletion({ control, inserts, onInsert }: InsertCompletionProps) {
  const id = useId();
  const { typed, dismiss } = useTypedInsert(control);
  const [active, setActive] = useState({ query: '', index: 0 });
  const options = typed ? matchInserts(inserts, typed.query) : [];
  // Other letters, another list: its first option is active again.
  const index = active.query === typed?.query ? Math.min(active.index, options.length - 1) : 0;
  const isOpen = typed !== undefined && options.length > 0;
  useListedBy(control, id, isOpen ? `${id}-${index}` : undefined);

  function choose(name: string | undefined): void {
    if (!typed || name === undefined) return;
    control.setSelectionRange(typed.start, typed.end);
    onInsert(`{${name}}`);
    dismiss();
  }

  useListKeys(isOpen, {
    onMove: (by) =>
      setActive({ query: typed?.query ?? '', index: (index + by + options.length) % options.length }),
    onChoose: () => choose(options[index]?.[0]),
    onClose: dismiss,
  });
  const { parentElement } = control;
  if (!isOpen || !parentElement) return null;
  return createPortal(
    <>
      <Box
        ref={scrollIntoView}
        id={id}
        role="listbox"
        aria-label={translate('Smart inserts')}
        position="absolute"
        top="calc(100% + 0.25rem)"
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
        {options.map(([name, value], position) => (
          <Box
            key={name}
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
            onClick={() => choose(name)}
          >
            <Box textStyle="sm" overflowWrap="anywhere">{`{${name}}`}</Box>
            <Box textStyle="xs" color="fg.muted" truncate dir="auto">
              {value === '' ? translate('Not filled in yet') : value}
            </Box>
          </Box>
        ))}
      </Box>
      <VisuallyHidden role="status">
        {options.length === 1
          ? translate('1 smart insert')
          : translate('{count} smart inserts', { count: options.length })}
      </VisuallyHidden>
    </>,
    parentElement,
  );
}
