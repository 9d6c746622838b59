import { type ReactNode, useEffect, useRef, useState } from 'react';

export type InViewProps = {
  /** Drawn while it is in view, or near. */
  children: ReactNode;
  /** What is kept free before it was ever drawn, in pixels. */
  estimated: PlaceSize;
};

export type PlaceSize = { readonly width: number; readonly height: number };

/** How far outside the view something is drawn already. */
const nearMargin = '300px';

/** Draws what is in view and keeps the place of the rest, so that a long gallery costs no more than a screen of it. */
export function InView({ children, estimated }: InViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);
  const [size, setSize] = useState(estimated);

  useEffect(function watchView() {
    const place = ref.current;
    if (!place) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Several are handed over together where it came and went: the last one is how it is now.
        const entry = entries.at(-1);
        if (!entry) return;
        const { width, height } = entry.boundingClientRect;
        // Leaving: its place stays as large as it was, or what is around it would move into view.
        if (!entry.isIntersecting && width > 0 && height > 0) setSize({ width, height });
        setInView(entry.isIntersecting);
      },
      { rootMargin: nearMargin },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={ref} style={isInView ? drawn : { ...size, maxWidth: '100%' }}>
      {isInView ? children : null}
    </div>
  );
}

const drawn = { minWidth: 0, maxWidth: '100%' };
