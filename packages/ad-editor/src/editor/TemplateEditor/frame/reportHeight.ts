/** Writes the height of an element into a variable of the element around it, so that what sticks below can begin there. */
export function reportHeight(variable: `--${string}`) {
  return (element: HTMLElement | null): (() => void) | undefined => {
    const around = element?.parentElement;
    if (!element || !around) return undefined;
    const observer = new ResizeObserver(() =>
      around.style.setProperty(variable, `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      around.style.removeProperty(variable);
    };
  };
}
