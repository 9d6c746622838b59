import { chakra } from '@chakra-ui/react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Box } from '../../layout/Box';
import { controlHeight } from '../../theme/controlHeight';
import { ChipList } from '../ChipList/ChipList';
import type { TiedProps } from '../FieldShell/FieldShell';
import { splitTags } from './splitTags';

export type TagsInputProps = TiedProps & {
  /** Accessible name: 'Keywords'. */
  label: string;
  /** In typing order. */
  value: readonly string[];
  /** Called with all tags. */
  onChange: (tags: string[]) => void;
  /** Maximum number of tags; more are ignored. */
  max?: number;
  /** Describes what is wrong with a tag; the tag stays, marked in red. */
  checkTag?: (tag: string) => string | undefined;
  /** Example. */
  placeholder?: string;
  /** Shown but not editable. */
  disabled?: boolean;
  /** Called on blur. */
  onBlur?: () => void;
};

const Frame = chakra('div', {
  base: {
    p: 1.5,
    minH: controlHeight,
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    cursor: 'text',
    '&:has(input:focus-visible)': {
      outline: '2px solid var(--adlane-colors-brand-focus-ring)',
      outlineOffset: '-1px',
    },
    '&[data-invalid]': { borderColor: 'border.error' },
    // No lower contrast: the tags stay readable.
    '&[data-disabled]': { bg: 'bg.muted', cursor: 'disabled' },
  },
});

const Line = chakra('input', {
  base: {
    flex: 1,
    minW: '8rem',
    h: 7,
    px: 1.5,
    bg: 'transparent',
    color: 'fg',
    outline: 0,
    textStyle: { base: 'md', md: 'sm' },
    _disabled: { cursor: 'disabled' },
  },
});

/** List of short texts: Enter, comma or blur adds a tag; a pasted list becomes one tag per line. */
export function TagsInput(props: TagsInputProps) {
  const {
    label,
    value,
    onChange,
    max = Number.POSITIVE_INFINITY,
    checkTag,
    placeholder,
    disabled = false,
  } = props;
  const { onBlur, id } = props;
  const [draft, setDraft] = useState('');
  const lineRef = useRef<HTMLInputElement>(null);
  const isFull = value.length >= max;

  function add(text: string) {
    const tags = splitTags(text, value).slice(0, max - value.length);
    if (tags.length > 0) onChange([...value, ...tags]);
    setDraft('');
  }

  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    const isAtStart = event.currentTarget.selectionStart === 0 && event.currentTarget.selectionEnd === 0;
    if ((event.key === 'Enter' && draft.trim() !== '') || event.key === ',') {
      // Enter in an empty input submits the form.
      event.preventDefault();
      add(draft);
    } else if (event.key === 'Escape' && draft !== '') {
      event.stopPropagation();
      setDraft('');
    } else if (event.key === 'Backspace' && isAtStart && value.length > 0) {
      onChange(value.slice(0, -1));
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
      const leadsBack = event.key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft');
      const crosses = event.currentTarget
        .closest('[data-tags]')
        ?.querySelectorAll<HTMLElement>('[data-chip-cross]');
      if (leadsBack && isAtStart) crosses?.[crosses.length - 1]?.focus();
    }
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    // An input drops line breaks, so a pasted list would run together.
    if (!/[\r\n\t,;]/.test(text)) return;
    event.preventDefault();
    add(`${draft}${text}`);
  }

  return (
    <Frame
      data-tags=""
      data-invalid={props['aria-invalid'] ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      onClick={(event) => {
        if (event.target === event.currentTarget) lineRef.current?.focus();
      }}
    >
      <ChipList
        label={label}
        chips={value.map((tag) => ({ id: tag, label: tag, problem: checkTag?.(tag) }))}
        onLeave={() => lineRef.current?.focus()}
        {...(disabled ? {} : { onRemove: (tag: string) => onChange(value.filter((each) => each !== tag)) })}
      >
        <Line
          ref={lineRef}
          id={id}
          type="text"
          autoComplete="off"
          // A surrounding field provides the label.
          aria-label={id === undefined ? label : undefined}
          aria-required={props['aria-required']}
          aria-invalid={props['aria-invalid']}
          aria-describedby={props['aria-describedby']}
          disabled={disabled || isFull}
          placeholder={isFull ? '' : placeholder}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
          onKeyDown={keyDown}
          onPaste={paste}
          onBlur={() => {
            add(draft);
            onBlur?.();
          }}
        />
      </ChipList>
      <Box
        as="span"
        srOnly
        role="status"
      >{`${value.length} ${value.length === 1 ? 'entry' : 'entries'}`}</Box>
    </Frame>
  );
}
