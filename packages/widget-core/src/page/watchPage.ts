import { createDisposables, type Dispose, listen } from '../dispose/disposables';
import type { HostWindow, Scope } from '../scope/scope';

export type PageWatch = {
  readonly scope: Pick<Scope, 'window' | 'document' | 'clock' | 'guard'>;
  /** Least time between two looks, in milliseconds. */
  readonly throttleMs: number;
  readonly onChange: () => void;
};

/** What moves a page besides changes of its nodes; a fold moves it for as long as it opens. */
const movers = ['scroll', 'resize', 'transitionend', 'toggle'];

/** Calls back, throttled, when anything on the page may have moved: its nodes, its size, its scrolling, what ends on it. */
export function watchPage({ scope, throttleMs, onChange }: PageWatch): Dispose {
  const { window, document, clock, guard } = scope;
  const disposables = createDisposables();
  let isDue = false;
  const schedule = guard.wrap(() => {
    if (isDue) return;
    isDue = true;
    disposables.add(
      clock.after(throttleMs, () => {
        isDue = false;
        onChange();
      }),
    );
  });
  // A page may have removed it.
  const { MutationObserver }: Partial<HostWindow> = window;
  const observer = MutationObserver && new MutationObserver(schedule);
  observer?.observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class', 'style', 'hidden'],
  });
  disposables.add(() => observer?.disconnect());
  for (const type of movers)
    disposables.add(listen(window, type, schedule, { capture: true, passive: true }));
  return disposables.dispose;
}
