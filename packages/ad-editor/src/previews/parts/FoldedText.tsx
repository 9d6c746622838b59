import { Button, translate } from '@adlane/ui';
import { type CSSProperties, memo, type ReactNode, useState } from 'react';
import type { CutOffs } from '../cutOffs';
import { cutText } from '../cutText';
import { colorVariables } from './previewColors';

export type FoldedTextProps = {
  text: string;
  cutOffs: CutOffs;
  /** How the platform names the way to the rest. */
  more?: string;
  less?: string;
  /** Rendered before the text, on the same line. */
  lead?: ReactNode;
  placeholder?: string;
  style?: CSSProperties;
};

const Fold = memo(function Fold({
  isOpen,
  onToggle,
  more,
  less,
}: { isOpen: boolean; onToggle: () => void } & Required<Pick<FoldedTextProps, 'more' | 'less'>>) {
  return (
    <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={onToggle} style={fold}>
      {translate(isOpen ? less : more)}
    </Button>
  );
});

/** The ad's text with the platform's own fold, which can be opened as there. */
export const FoldedText = memo(function FoldedText(props: FoldedTextProps) {
  const { text, cutOffs, more = 'See more', less = 'See less', lead, placeholder = 'Your ad text' } = props;
  const [isOpen, setOpen] = useState(false);
  const [toggle] = useState(() => () => setOpen((last) => !last));
  const { shown, isCut } = cutText(text, cutOffs.text, cutOffs.textLines);
  if (text === '') {
    return (
      <div style={{ ...folded, ...empty, ...props.style }}>
        {lead}
        {translate(placeholder)}
      </div>
    );
  }
  return (
    <div dir="auto" style={{ ...folded, ...props.style }}>
      {lead}
      {isOpen ? text : shown}
      {isCut ? (
        <>
          {isOpen ? ' ' : '… '}
          <Fold isOpen={isOpen} onToggle={toggle} more={more} less={less} />
        </>
      ) : null}
    </div>
  );
});

const folded: CSSProperties = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', minWidth: 0 };
const empty: CSSProperties = { color: colorVariables.muted, fontStyle: 'italic' };
const fold: CSSProperties = {
  color: colorVariables.muted,
  background: 'transparent',
  height: 24,
  paddingInline: 4,
  fontWeight: 600,
  fontSize: 'inherit',
};
