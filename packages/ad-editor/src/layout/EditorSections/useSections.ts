import { isSameJson } from '@adlane/ui/form';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { findCards, readSection, type Section } from './findSections';

/** Rereads the sections when cards are rendered or fields become valid or invalid. */
export function useSections(rootRef: RefObject<HTMLElement | null>): readonly Section[] {
  const [sections, setSections] = useState<readonly Section[]>([]);
  useLayoutEffect(() => {
    const root = rootRef.current;
    if (!root) return undefined;
    let frame = 0;
    const read = () => {
      const next = findCards(root).map(readSection);
      setSections((last) => (isSameJson(next, last) ? last : next));
    };
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
    });
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-invalid'],
    });
    read();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [rootRef]);
  return sections;
}

/** How far down the window the line is that the section being read has crossed. */
const readingLine = 0.4;

/** The section that begins last above the line; the first one before any does. */
function findCurrent(cards: readonly HTMLElement[]): number {
  const line = window.innerHeight * readingLine;
  const tops = cards.map((card) => card.getBoundingClientRect().top);
  return Math.max(0, tops.indexOf(Math.max(...tops.filter((top) => top <= line))));
}

/** How users scroll. */
const scrollEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Position of the section being read, and a function that moves to another one. */
export function useCurrentSection(rootRef: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0);
  // The last sections can't scroll up to the line: the chosen one stays marked until the user scrolls.
  const chosenRef = useRef<HTMLElement>(null);
  useEffect(() => {
    const release = () => {
      chosenRef.current = null;
    };
    for (const event of scrollEvents) window.addEventListener(event, release, { passive: true });
    // What loads above it must not push it below the bars.
    const observer = new ResizeObserver(() => chosenRef.current?.scrollIntoView({ block: 'start' }));
    observer.observe(document.body);
    return () => {
      observer.disconnect();
      for (const event of scrollEvents) window.removeEventListener(event, release);
    };
  }, []);
  useEffect(() => {
    const cards = findCards(rootRef.current);
    const observer = new IntersectionObserver(
      () => {
        if (!chosenRef.current) setCurrent(findCurrent(cards));
      },
      { rootMargin: `-${readingLine * 100}% 0px -${100 - readingLine * 100}% 0px` },
    );
    for (const card of cards.slice(0, count)) observer.observe(card);
    return () => observer.disconnect();
  }, [rootRef, count]);

  function moveTo(index: number): void {
    const card = findCards(rootRef.current)[index];
    const heading = card?.querySelector('h2');
    if (!card || !heading) return;
    chosenRef.current = card;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'start' });
    setCurrent(index);
  }

  return { current, moveTo };
}
