import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { translate } from '../../language/translate';
import { HStack } from '../../layout/HStack';
import { Button } from '../Button/Button';
import { Typeahead } from '../Combobox/Typeahead';
import { FieldShell } from '../FieldShell/FieldShell';

/** A search result that can be picked. */
export type SearchPickerOption = {
  /** Value that `onPick` receives. */
  value: string;
  /** Display text. */
  label: string;
  /** Second line: parent, audience size. */
  detail?: string | undefined;
};

export type SearchPickerProps = {
  /** Label of the field. */
  label: string;
  /** Help text that is always visible. */
  hint?: ReactNode;
  /** Why the picked option is invalid. */
  error?: ReactNode;
  /** Example of a search term. */
  placeholder?: string;
  /** Shown but not editable. */
  disabled?: boolean;
  /** Text to count. */
  query: string;
  /** Called on each keystroke. */
  onQuery: (query: string) => void;
  /** Results of the query. */
  options: readonly SearchPickerOption[];
  /** State of the search; `idle` shows no popup. */
  status: 'idle' | 'loading' | 'ready' | 'error';
  /** Shown if there are no results. */
  emptyText: string;
  /** Shown if the search failed. */
  errorText?: string | undefined;
  /** Retries a failed search; Enter does, too. */
  onRetry?: (() => void) | undefined;
  /** Called with the picked value, after the text is cleared. */
  onPick: (value: string) => void;
};

type StatusProps = Pick<SearchPickerProps, 'status' | 'emptyText' | 'errorText' | 'onRetry'>;

function Status({ status, emptyText, errorText, onRetry }: StatusProps) {
  const texts = {
    idle: '',
    loading: translate('Searching…'),
    error: errorText ?? translate('The search failed.'),
    ready: emptyText,
  };
  return (
    <HStack
      role="status"
      justifyContent="space-between"
      gap={3}
      px={2.5}
      py={2}
      textStyle="sm"
      color="fg.muted"
    >
      {texts[status]}
      {status === 'error' && onRetry ? (
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {translate('Try again')}
        </Button>
      ) : null}
    </HStack>
  );
}

/**
 * Searches while the user types and hands over the option that is picked: arrow keys move, Enter picks, Escape closes. The
 * search and the picked options belong to the caller.
 */
export function SearchPicker(props: SearchPickerProps) {
  const { label, hint, error, query, onQuery, options, status, onRetry, onPick } = props;
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen && status !== 'idle' && query.trim() !== '';
  const hasOptions = status === 'ready' && options.length > 0;

  function pick([value]: string[]): void {
    if (value === undefined) return;
    onQuery('');
    onPick(value);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    // Enter picks; it never submits the form around.
    if (event.key !== 'Enter' || query === '' || (isShown && hasOptions)) return;
    event.preventDefault();
    if (status === 'error') onRetry?.();
  }

  return (
    <FieldShell label={label} hint={hint} error={error}>
      {(control) => (
        <Typeahead
          control={control}
          label={label}
          options={hasOptions ? options : []}
          value={[]}
          onSelect={pick}
          text={query}
          onType={(text) => {
            setOpen(true);
            onQuery(text);
          }}
          isOpen={isShown}
          onOpenChange={setOpen}
          status={hasOptions ? undefined : <Status {...props} />}
          isPortalled={false}
          placeholder={props.placeholder}
          disabled={props.disabled}
          onKeyDown={handleKeyDown}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
        />
      )}
    </FieldShell>
  );
}
