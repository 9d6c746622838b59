import { Box, chakra } from '@chakra-ui/react';
import {
  type ChangeEvent,
  type CSSProperties,
  type FocusEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { TiedProps } from '../FieldShell/FieldShell';
import { Input, TextArea } from '../Input/Input';
import { inputRecipe } from '../Input/inputRecipe';
import { createStaticBox } from '../StaticBox/createStaticBox';

/** A part of the text that stands out, by its place in UTF-16 units. */
export type TextMark = {
  readonly start: number;
  readonly end: number;
  /** `known`: something that will be filled in; `broken`: something that can't be. */
  readonly tone: 'known' | 'broken';
};

/** The element that is typed in. */
export type MarkedTextControl = HTMLInputElement | HTMLTextAreaElement;

export type MarkedTextProps = TiedProps & {
  /** The text. */
  value: string;
  /** What stands out in it, in the order of the text and without overlaps. */
  marks: readonly TextMark[];
  /** Several lines to type in. Default one. */
  multiline?: boolean;
  /** Lines that are seen at once, of several. Default 3. */
  rows?: number;
  /** Where the value lives in the form. */
  name?: string;
  /** Spoken name, where no label stands beside it. */
  'aria-label'?: string;
  /** Shown in an empty field. */
  placeholder?: string;
  /** Direction of the text. Default: as its first letter says. */
  dir?: 'auto' | 'ltr' | 'rtl';
  /** Shown but not to be changed. */
  readOnly?: boolean;
  /** Called with each change. */
  onChange: (event: ChangeEvent<MarkedTextControl>) => void;
  /** Called when one begins to type in it. */
  onFocus?: (event: FocusEvent<MarkedTextControl>) => void;
  /** Called when one leaves it. */
  onBlur?: (event: FocusEvent<MarkedTextControl>) => void;
};

const Ground = createStaticBox({
  position: 'relative',
  minW: 0,
  bg: 'bg.panel',
  borderRadius: 'l2',
});
const MirrorBox = chakra('div', inputRecipe);

/** Of one size whatever is typed: a key lays out what stands in the control and nothing around it. */
function controlStyle(lines: number): CSSProperties {
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

/** The text once more, unseen but for its marks, under the control. */
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
      {/* A last line break counts only if something follows it. */}
      {`${value.slice(marks.at(-1)?.end ?? 0)}\u200b`}
    </span>
  );
}

/** Keeps the mirror where the control's text is: scrolled as far, and as wide, without its scroll bar. */
function followControl(control: MarkedTextControl | null, mirror: HTMLElement | null): void {
  if (!control || !mirror) return;
  const bordersPx = 2;
  mirror.style.insetInlineEnd = `${Math.max(0, control.offsetWidth - control.clientWidth - bordersPx)}px`;
  mirror.scrollTop = control.scrollTop;
  mirror.scrollLeft = control.scrollLeft;
}

/**
 * A text to type in whose parts can stand out: tags, names that stand for something. The control is the browser's own,
 * with its selection, spelling and undo; the marks lie under it.
 */
export function MarkedText(props: MarkedTextProps) {
  const { value, marks, multiline = false, rows = 3, dir = 'auto', ...rest } = props;
  const controlRef = useRef<MarkedTextControl>(null);
  const mirrorRef = useRef<HTMLDivElement>(null);
  const follow = useCallback(() => followControl(controlRef.current, mirrorRef.current), []);
  const hasMarks = marks.length > 0;
  // Each text has its own width and its own scroll bar. To ask for them is to lay the page out: not at each key for nothing.
  useLayoutEffect(() => {
    if (hasMarks) follow();
  });
  const setControl = useCallback((element: MarkedTextControl | null) => {
    controlRef.current = element;
  }, []);
  const style = useMemo(() => controlStyle(multiline ? rows : 1), [multiline, rows]);
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
