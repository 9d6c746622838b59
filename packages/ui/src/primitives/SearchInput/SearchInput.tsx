import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { IconButton } from '../Button/IconButton';
import { Input } from '../Input/Input';

/** Debounce of the search. */
const searchDelayMs = 300;

export type SearchInputProps = {
  /** Accessible name and placeholder: 'Search leads'. */
  label: string;
  /** Current term, from the URL. */
  value: string;
  /** Called 300 ms after the last keystroke, at once on Enter and when cleared. */
  onSearch: (term: string) => void;
  /**
   * Accessible name of the clear button.
   * @default 'Clear search'
   */
  clearLabel?: string;
  /**
   * Maximum characters, as many as the search takes.
   * @default 200
   */
  maxLength?: number;
};

/** Searches while the user types. Follows `value`, for example on browser back. */
export function SearchInput({
  label,
  value,
  onSearch,
  clearLabel = translate('Clear search'),
  maxLength = 200,
}: SearchInputProps) {
  const [draft, setDraft] = useState({ text: value, from: value });
  const text = draft.from === value ? draft.text : value;

  useEffect(
    function scheduleSearch() {
      if (text.trim() === value) return;
      const timer = setTimeout(() => onSearch(text.trim()), searchDelayMs);
      return () => clearTimeout(timer);
    },
    [text, value, onSearch],
  );

  function searchNow(term: string) {
    setDraft({ text: term, from: value });
    onSearch(term.trim());
  }

  return (
    <Box
      as="search"
      position="relative"
      w="full"
      maxW={{ base: 'full', md: 'xs' }}
      // The browser's button beside ours.
      css={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
    >
      <Box
        as={Search}
        aria-hidden
        position="absolute"
        insetStart={3}
        top="50%"
        translate="0 -50%"
        boxSize={4}
        color="fg.subtle"
        zIndex={1}
        pointerEvents="none"
      />
      <Input
        type="search"
        maxLength={maxLength}
        aria-label={label}
        placeholder={label}
        value={text}
        style={{ paddingInlineStart: '2.25rem', ...(text ? { paddingInlineEnd: '2.25rem' } : {}) }}
        onChange={(event) => setDraft({ text: event.target.value, from: value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would submit the surrounding form.
          event.preventDefault();
          searchNow(text);
        }}
      />
      {text ? (
        <Box position="absolute" insetEnd={0} top="50%" translate="0 -50%">
          <IconButton size="sm" label={clearLabel} icon={<X />} onClick={() => searchNow('')} />
        </Box>
      ) : null}
    </Box>
  );
}
