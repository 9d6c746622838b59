import { chakra } from '@chakra-ui/react';
import {
  type ChangeEvent,
  type CSSProperties,
  type FocusEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { Box } from '../../layout/Box';
import type { TiedProps } from '../FieldShell/FieldShell';
import { Input, TextArea } from '../Input/Input';
import { inputRecipe } from '../Input/inputRecipe';
import { createStaticBox } from '../StaticBox/createStaticBox';

/** Highlighted part of the text, in UTF-16 offsets. */
export type TextMark = {
  readonly start: number;
  readonly end: number;
  /** `known` will be filled in; `broken` cannot be. */
  readonly tone: 'known' | 'broken';
};

/** The native text control. */
export type MarkedTextControl = HTMLInputElement | HTMLTextAreaElement;

export type MarkedTextProps = TiedProps & {
  /** The text. */
  value: string;
  /** Highlighted parts, in text order, without overlaps. */
  marks: readonly TextMark[];
  /** Multiline. */
  multiline?: boolean;
  /**
   * Visible lines if multiline.
   * @default 3
   */
  rows?: number;
  /** Name of the value in the form. */
  name?: string;
  /** Accessible name if there is no label. */
  'aria-label'?: string;
  /** Shown while the control is empty. */
  placeholder?: string;
  /**
   * Text direction: `auto` follows the first letter.
   * @default 'auto'
   */
  dir?: 'auto' | 'ltr' | 'rtl';
  /** Shown but not editable. */
  readOnly?: boolean;
  /** Called on each change. */
  onChange: (event: ChangeEvent<MarkedTextControl>) => void;
  /** Called on focus. */
  onFocus?: (event: FocusEvent<MarkedTextControl>) => void;
  /** Called on blur. */
  onBlur?: (event: FocusEvent<MarkedTextControl>) => void;
};

const Ground = createStaticBox({
  position: 'relative',
  minW: 0,
  bg: 'bg.panel',
  borderRadius: 'l2',
});
const MirrorBox = chakra('div', inputRecipe);

/** Fixed size, so that a keystroke lays out the control and nothing around it. */
function getControlStyle(lines: number): CSSProperties {
  return {
    display: 'block',
    position: 'relative',
    background: 'transparent',
    contain: 'size layout',
    containIntrinsicBlockSize: `${lines}lh`,
  };
}

const toneStyles = {
  known: { bg: 'brand.subtle', boxShadow: '0 0 0 1px var(--mark-edge)', '--mark-edge': 'colors.brand.muted' },
  broken: {
    bg: 'red.subtle',
    boxShadow: '0 0 0 1px var(--mark-edge)',
    '--mark-edge': 'colors.red.muted',
    textDecorationLine: 'underline',
    textDecorationStyle: 'wavy',
    textDecorationColor: 'red.solid',
  },
} as const;

/** Invisible copy of the text under the control; only its marks show. */
function MarkedParts({ value, marks }: Pick<MarkedTextProps, 'value' | 'marks'>) {
  const parts = marks.map(({ start, end, tone }, index) => (
    <span key={start}>
      {value.slice(marks[index - 1]?.end ?? 0, start)}
      <Box as="mark" color="transparent" borderRadius="sm" data-tone={tone} css={toneStyles[tone]}>
        {value.slice(start, end)}
      </Box>
    </span>
  ));
  return (
    <span>
      {parts}
      {/* A trailing line break needs a character after it to take up a line. */}
      {`${value.slice(marks.at(-1)?.end ?? 0)}\u200b`}
    </span>
  );
}

/** Syncs the mirror with the control: scroll position and width without the scroll bar. */
function followControl(control: MarkedTextControl | null, mirror: HTMLElement | null): void {
  if (!control || !mirror) return;
  const bordersPx = 2;
  mirror.style.insetInlineEnd = `${Math.max(0, control.offsetWidth - control.clientWidth - bordersPx)}px`;
  mirror.scrollTop = control.scrollTop;
  mirror.scrollLeft = control.scrollLeft;
}

/**
 * Text control with highlighted parts, such as smart inserts. A native input with selection, spell check and
 * undo; the marks are drawn under it.
 */
export function MarkedText(props: MarkedTextProps) {
  const { value, marks, multiline = false, rows = 3, dir = 'auto', ...rest } = props;
  const controlRef = useRef<MarkedTextControl>(null);
  const mirrorRef = useRef<HTMLDivElement>(null);
  const follow = useCallback(() => followControl(controlRef.current, mirrorRef.current), []);
  const hasMarks = marks.length > 0;
  // Measuring forces a layout, so it runs only if the text changed.
  useLayoutEffect(() => {
    if (hasMarks) follow();
  });
  const setControl = useCallback((element: MarkedTextControl | null) => {
    controlRef.current = element;
  }, []);
  const style = useMemo(() => getControlStyle(multiline ? rows : 1), [multiline, rows]);
  const control = { ...rest, value, dir, ref: setControl, onScroll: follow, style };
  return (
    <Ground>
      {hasMarks ? (
        <MirrorBox
          ref={mirrorRef}
          aria-hidden
          multiline={multiline}
          position="absolute"
          inset={0}
          w="auto"
          h="auto"
          display={multiline ? 'block' : 'flex'}
          alignItems="center"
          overflow="hidden"
          color="transparent"
          bg="transparent"
          borderColor="transparent"
          pointerEvents="none"
          whiteSpace={multiline ? 'pre-wrap' : 'pre'}
          overflowWrap="break-word"
          dir={dir}
        >
          <MarkedParts value={value} marks={marks} />
        </MirrorBox>
      ) : null}
      {multiline ? <TextArea {...control} rows={rows} /> : <Input {...control} type="text" />}
    </Ground>
  );
}
