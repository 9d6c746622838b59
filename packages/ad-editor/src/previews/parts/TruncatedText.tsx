import { translateContent } from '@adlane/ui';
import { type CSSProperties, memo } from 'react';
import { cutText } from '../cutText';
import { colorVariables } from './previewColors';

export type TruncatedTextProps = {
  text: string;
  /** Characters shown; 0 shows nothing at all. */
  characters: number;
  /** Shown without a text; without it, nothing is shown. */
  placeholder?: string;
  style?: CSSProperties;
};

/** A text as far as a placement shows it, without a way to expand it. Its direction follows its letters. */
export const TruncatedText = memo(function TruncatedText({
  text,
  characters,
  placeholder,
  style,
}: TruncatedTextProps) {
  if (characters === 0) return null;
  const { shown, isCut } = cutText(text, characters);
  if (shown === '' && placeholder === undefined) return null;
  return (
    <div dir="auto" style={{ ...line, ...(shown === '' ? empty : undefined), ...style }}>
      {shown === '' ? translateContent(placeholder) : shown}
      {isCut ? '…' : ''}
    </div>
  );
});

const line: CSSProperties = { overflowWrap: 'anywhere', minWidth: 0 };
const empty: CSSProperties = { color: colorVariables.muted, fontStyle: 'italic' };
