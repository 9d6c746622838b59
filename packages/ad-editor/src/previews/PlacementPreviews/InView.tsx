import { type ReactNode, useEffect, useRef, useState } from 'react';

export type InViewProps = {
  /** Drawn while it is in view, or near. */
  children: ReactNode;
  /** Height that is kept free before it was ever drawn, in pixels. */
  estimatedHeight: number;
};

/** How far outside the view something is drawn already. */
const nearMargin = '300px';

/** Draws what is in view and keeps the place of the rest, so that a long gallery costs no more than a screen of it. */
export function InView({ children, estimatedHeight }: InViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);
  const [height, setHeight] = useState(estimatedHeight);

  useEffect(function watchView() {
    const place = ref.current;
    if (!place) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        // Leaving: its place stays as high as it was.
        if (!entry.isIntersecting && entry.boundingClientRect.height > 0) {
          setHeight(entry.boundingClientRect.height);
        }
        setInView(entry.isIntersecting);
      },
      { rootMargin: nearMargin },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={ref} style={isInView ? { minWidth: 0 } : { minWidth: 0, minHeight: height }}>
      {isInView ? children : null}
    </div>
  );
}
