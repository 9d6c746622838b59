import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { Box } from '../../layout/Box';
import { isCut } from './isCut';

// Loaded when the first text is cut: most places have room.
const AnchoredTooltip = lazy(() =>
  import('../Tooltip/AnchoredTooltip').then((module) => ({ default: module.AnchoredTooltip })),
);

export type OverflowTextProps = {
  /** A text, or a link with a text. */
  children: ReactNode;
  /**
   * Stays in one line, as emails and addresses do; otherwise only an address or id does.
   * @default false
   */
  oneLine?: boolean;
};

/** An email, address or id, which browsers break at hyphens; scripts without spaces continue on the next line. */
const isAddress = (text: ReactNode) => typeof text === 'string' && /^[!-~]+$/.test(text);

/**
 * Text that never breaks inside a word: a word that is too long ends in an ellipsis, with the full text on hover and
 * focus. A cut text without a link can take the focus, so that it is readable by keyboard, too.
 */
export function OverflowText({ children, oneLine = false }: OverflowTextProps) {
  const box = useRef<HTMLElement>(null);
  const [needsFocus, setNeedsFocus] = useState(false);
  const [cutText, setCutText] = useState<{ readonly text: string; readonly anchor: HTMLElement }>();
  useLayoutEffect(function observeWidth() {
    const element = box.current;
    if (!element) return;
    const measure = () => setNeedsFocus(isCut(element) && element.querySelector('a, button') === null);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const show = () => {
    const element = box.current;
    if (element && isCut(element)) setCutText({ text: element.innerText.trim(), anchor: element });
  };
  const hide = () => setCutText(undefined);
  return (
    <Box
      ref={box}
      maxW="full"
      minW={0}
      // The margin leaves room for the focus ring of a link.
      overflow="clip"
      overflowClipMargin="{spacing.1}"
      textOverflow="ellipsis"
      overflowWrap="normal"
      // Not `dir`: a link takes its direction from its own text.
      unicodeBidi="plaintext"
      textAlign="match-parent"
      whiteSpace={oneLine || isAddress(children) ? 'nowrap' : undefined}
      borderRadius="l1"
      focusVisibleRing="outside"
      {...(needsFocus ? { tabIndex: 0 } : {})}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {children}
      {cutText ? (
        <Suspense>
          <AnchoredTooltip {...cutText} onClose={hide} />
        </Suspense>
      ) : null}
    </Box>
  );
}
