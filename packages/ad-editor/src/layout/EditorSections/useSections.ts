import { isSameJson } from '@adlane/ui/form';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
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

/** The part of the window in which a section counts as the one being read: below the head, above the middle. */
const readingZone = '-20% 0px -60% 0px';

/** Position of the section being read, and a function that moves to another one. */
export function useCurrentSection(rootRef: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0);
  const [jump, setJump] = useState<{ readonly to: HTMLElement; readonly top: number }>();
  useEffect(() => {
    const cards = findCards(rootRef.current);
    const inZone = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inZone.add(target);
          else inZone.delete(target);
        }
        // The last sections can't scroll up to the zone: the chosen one stays marked until the user scrolls.
        if (jump && Math.abs(jump.to.getBoundingClientRect().top - jump.top) < 1) return;
        const first = cards.findIndex((card) => inZone.has(card));
        if (first >= 0) setCurrent(first);
      },
      { rootMargin: readingZone },
    );
    for (const card of cards.slice(0, count)) observer.observe(card);
    return () => observer.disconnect();
  }, [rootRef, count, jump]);

  function moveTo(index: number): void {
    const card = findCards(rootRef.current)[index];
    const heading = card?.querySelector('h2');
    if (!card || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'start' });
    setCurrent(index);
    setJump({ to: card, top: card.getBoundingClientRect().top });
  }

  return { current, moveTo };
}
