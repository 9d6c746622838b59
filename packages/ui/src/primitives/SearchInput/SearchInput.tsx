import { Box } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../Button/IconButton';
import { Input } from '../Input/Input';

/** Waits this long after the last key before it searches. */
const searchDelayMs = 300;

export type SearchInputProps = {
  /** Spoken name, and the placeholder: 'Search leads'. */
  label: string;
  /** The term in force, from the URL. */
  value: string;
  /** Called 300 ms after the last key, at once on Enter and on clearing. */
  onSearch: (term: string) => void;
  /** Spoken name of the cross. Default 'Clear search'. */
  clearLabel?: string;
};

/** Searches while one types. Follows `value` when it changes from outside, such as by going back. */
export function SearchInput({ label, value, onSearch, clearLabel = 'Clear search' }: SearchInputProps) {
  const [draft, setDraft] = useState({ text: value, from: value });
  const text = draft.from === value ? draft.text : value;

  useEffect(
    function searchAfterPause() {
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
    <Box as="search" position="relative" w="full" maxW={{ base: 'full', md: 'xs' }}>
      <Box
        as={Search}
        aria-hidden
        position="absolute"
        insetStart={3}
        top={3}
        boxSize={4}
        color="fg.subtle"
        zIndex={1}
        pointerEvents="none"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        style={{ paddingInlineStart: '2.25rem', paddingInlineEnd: '2.25rem' }}
        onChange={(event) => setDraft({ text: event.target.value, from: value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // In a form it would send that as well.
          event.preventDefault();
          searchNow(text);
        }}
      />
      {text ? (
        <Box position="absolute" insetEnd={1} top={1}>
          <IconButton size="sm" label={clearLabel} icon={<X />} onClick={() => searchNow('')} />
        </Box>
      ) : null}
    </Box>
  );
}
