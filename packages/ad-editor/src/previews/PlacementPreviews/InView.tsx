import { type ReactNode, useEffect, useRef, useState } from 'react';

export type InViewProps = {
  /** Drawn while it is in view, or near. */
  children: ReactNode;
  /** Reserved size before the first render, in pixels. */
  estimated: PlaceSize;
};

export type PlaceSize = { readonly width: number; readonly height: number };

/** How far outside the view something is drawn already. */
const nearMargin = '300px';

/** Renders only visible children and reserves the space of the others, so that a long gallery is cheap. */
export function InView({ children, estimated }: InViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);
  const [size, setSize] = useState(estimated);

  useEffect(function watchView() {
    const place = ref.current;
    if (!place) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Several entries arrive together after fast scrolling: the last one is current.
        const entry = entries.at(-1);
        if (!entry) return;
        const { width, height } = entry.boundingClientRect;
        // When it leaves the view, its last size stays reserved, so that nothing moves.
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
