import { type RefObject, useEffect, useRef } from 'react';
import { useFrame } from './FrameContext';

/**
 * Moves the focus to an element that appears, if the one that had it was removed: keys and screen readers go on there
 * instead of at the start of the frame.
 */
export function useLostFocus(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const { isPreview = false } = useFrame();
  useEffect(
    function takeLostFocus() {
      const isLost = document.hasFocus() && document.activeElement === document.body;
      if (isLost && !isPreview) ref.current?.focus({ preventScroll: true });
    },
    [isPreview],
  );
  return ref;
}
