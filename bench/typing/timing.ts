import { afterPaint } from '../afterPaint';

declare global {
  interface Window {
    /**
     * Waits for the next key and resolves to the milliseconds from it until every element in `selector` that shows
     * the typed text shows the field's new value, painted.
     * @param least how many elements have to show it
     */
    timeNextKey: (selector: string, least: number) => Promise<number>;
  }
}

function readValue(target: EventTarget | null): string {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.value : '';
}

/** Puts `timeNextKey` on the page. */
export function startTiming(): void {
  window.timeNextKey = (selector, least) =>
    new Promise((resolve) => {
      addEventListener(
        'keydown',
        ({ timeStamp, target }) => {
          const checkValue = () => {
            const value = readValue(target);
            const shown = [...document.querySelectorAll(selector)].filter((each) =>
              each.textContent?.includes(value),
            );
            if (shown.length < least) return;
            observer.disconnect();
            void afterPaint().then((paintedAt) => resolve(paintedAt - timeStamp));
          };
          const observer = new MutationObserver(checkValue);
          observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        },
        { capture: true, once: true },
      );
    });
}
