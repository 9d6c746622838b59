import { useState } from 'react';

type NumberDraft = {
  /** What stands in the box. */
  text: string;
  /** Takes what was typed; hands on the number, `undefined` for nothing, `NaN` for what is none. */
  type: (text: string) => void;
};

function parse(text: string): number | undefined {
  const cleaned = text.trim().replace(',', '.');
  return cleaned === '' ? undefined : Number(cleaned);
}

function isSame(one: number | undefined, other: number | undefined): boolean {
  return Object.is(one, other);
}

/**
 * Keeps what a user typed ('1.' or '2,50') while the form holds the number. Text from outside wins as soon as the
 * form's number is another one than the typed text means.
 */
export function useNumberDraft(
  value: number | undefined,
  onChange: (value: number | undefined) => void,
  write: (value: number) => string,
): NumberDraft {
  const [draft, setDraft] = useState('');
  const shown = isSame(parse(draft), value)
    ? draft
    : value === undefined || Number.isNaN(value)
      ? draft
      : write(value);
  const isEmptied = value === undefined && parse(draft) !== undefined;
  return {
    text: isEmptied ? '' : shown,
    type: (text) => {
      setDraft(text);
      onChange(parse(text));
    },
  };
}
