import { useEffect, useRef, useState } from 'react';

export type ChartSize = {
  /** CSS pixels. */
  width: number;
  /** CSS pixels. */
  height: number;
  isRightToLeft: boolean;
};

/** Observes the size of a chart's container. */
export function useChartSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<ChartSize>();
  useEffect(function observeSize() {
    const place = ref.current;
    if (!place) return;
    const measure = () =>
      setSize({
        width: place.clientWidth,
        height: place.clientHeight,
        isRightToLeft: getComputedStyle(place).direction === 'rtl',
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
}
