const RealDate = globalThis.Date;

/**
 * Sets the page's clock to `instant` and lets it run. It must run because timers, caches and library
 * animations compare instants; a few seconds change no date in a story.
 */
export function shiftClock(instant: Date): void {
  const offsetMs = instant.getTime() - RealDate.now();
  const now = () => RealDate.now() + offsetMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

/** Restores the page's real clock. */
export function restoreClock(): void {
  globalThis.Date = RealDate;
}
