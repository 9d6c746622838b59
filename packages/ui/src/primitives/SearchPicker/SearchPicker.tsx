import { Box } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../Button/Button';
import { type ControlProps, FieldShell } from '../FieldShell/FieldShell';
import { Input } from '../Input/Input';

export type SearchPickerOption = {
  /** What is handed to `onPick`. */
  value: string;
  /** What is shown. */
  label: string;
  /** A second line: where it belongs, how many people. */
  detail?: string | undefined;
};

export type SearchPickerProps = {
  /** The question. */
  label: string;
  /** Help that stays in sight. */
  hint?: ReactNode;
  /** Why what was picked is not accepted. */
  error?: ReactNode;
  /** An example of what to type. */
  placeholder?: string;
  /** Shown but not to be used. */
  disabled?: boolean;
  /** What was typed. */
  query: string;
  /** Told with each key. */
  onQuery: (query: string) => void;
  /** What was found for the query. */
  options: readonly SearchPickerOption[];
  /** Where the search stands; `idle` shows no list. */
  status: 'idle' | 'loading' | 'ready' | 'error';
  /** Shown where nothing was found. */
  emptyText: string;
  /** Shown where the search failed. */
  errorText?: string | undefined;
  /** Offers to search again after a failure; Enter does so too. */
  onRetry?: (() => void) | undefined;
  /** Told what was picked; the text is cleared before. */
  onPick: (value: string) => void;
};

type ListKeys = { count: number; active: number; setActive: (index: number) => void };

/** Moves the highlight: arrows go round, Home and End jump. True where the key was one of these. */
function moveHighlight(key: string, { count, active, setActive }: ListKeys): boolean {
  const targets: Record<string, number> = {
    ArrowDown: (active + 1) % count,
    ArrowUp: (active - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  if (target === undefined || count === 0) return false;
  setActive(target);
  return true;
}

type PopupProps = Pick<SearchPickerProps, 'options' | 'status' | 'emptyText' | 'errorText' | 'onRetry'> & {
  id: string;
  label: string;
  active: number;
  onPick: (index: number) => void;
};

function Popup({ id, label, options, status, emptyText, errorText, onRetry, active, onPick }: PopupProps) {
  const isEmpty = status === 'ready' && options.length === 0;
  const text = {
    idle: '',
    loading: 'Searching…',
    error: errorText ?? 'The search failed.',
    ready: emptyText,
  };
  return (
    <Box
      position="absolute"
      top="full"
      insetInline={0}
      mt={1}
      zIndex="dropdown"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      shadow="lg"
      maxH="18rem"
      overflowY="auto"
      p={1.5}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Box role="status" textStyle="sm" color="fg.muted">
        {isEmpty || status !== 'ready' ? (
          <Box display="flex" alignItems="center" justifyContent="space-between" gap={3} px={2.5} py={2}>
            {text[status]}
            {status === 'error' && onRetry ? (
              <Button size="sm" variant="secondary" onClick={onRetry}>
                Try again
              </Button>
            ) : null}
          </Box>
        ) : null}
      </Box>
      {options.length > 0 && status === 'ready' ? (
        <Box as="ul" role="listbox" id={id} aria-label={label} listStyleType="none">
          {options.map((option, index) => (
            <Box
              as="li"
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              px={2.5}
              py={1.5}
              borderRadius="l2"
              cursor="option"
              bg={index === active ? 'bg.muted' : undefined}
              _hover={{ bg: 'bg.muted' }}
              onClick={() => onPick(index)}
            >
              <Box textStyle="sm" overflowWrap="anywhere">
                {option.label}
              </Box>
              {option.detail ? (
                <Box textStyle="xs" color="fg.muted" overflowWrap="anywhere">
                  {option.detail}
                </Box>
              ) : null}
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

/**
 * Searches while one types and picks one of what is found: arrows move, Enter picks, Escape closes. It searches nothing
 * itself and keeps nothing of what was picked.
 */
export function SearchPicker(props: SearchPickerProps) {
  const { label, hint, error, placeholder, disabled, query, onQuery, options, status, onRetry, onPick } =
    props;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const listId = useId();
  const isShown = isOpen && status !== 'idle' && query.trim() !== '';
  const hasList = isShown && status === 'ready' && options.length > 0;

  function pick(index: number): void {
    const option = options[index];
    if (!option) return;
    onQuery('');
    setActive(0);
    onPick(option.value);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isShown) {
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Enter' && query !== '') {
      // Enter picks; it never sends the form around.
      event.preventDefault();
      if (hasList) pick(active);
      else if (status === 'error') onRetry?.();
    } else if (hasList && moveHighlight(event.key, { count: options.length, active, setActive })) {
      event.preventDefault();
    }
  }

  const combobox = (control: ControlProps) => (
    <Box position="relative">
      <Input
        {...control}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={hasList ? `${listId}-${active}` : undefined}
        autoComplete="off"
        placeholder={placeholder}
        disabled={disabled}
        value={query}
        onChange={(event) => {
          setOpen(true);
          setActive(0);
          onQuery(event.target.value);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={handleKey}
      />
      {isShown ? <Popup {...props} id={listId} active={active} onPick={pick} /> : null}
    </Box>
  );
  return (
    <FieldShell label={label} hint={hint} error={error}>
      {combobox}
    </FieldShell>
  );
}
