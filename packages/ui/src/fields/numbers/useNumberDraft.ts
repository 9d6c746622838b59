import { useState } from 'react';

type NumberDraft = {
  /** Text of the input. */
  text: string;
  /** Updates the text and reports the number: `undefined` if empty, `NaN` if it is not a number. */
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
 * Keeps the typed text ('1.' or '2,50') while the form stores the number. A number set from outside replaces
 * the text.
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
