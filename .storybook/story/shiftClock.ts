const RealDate = globalThis.Date;

/**
 * Lets the page's clock start at `instant` and run on from there. It runs because timers, caches and animations of
 * libraries compare instants; a few seconds change no date that a story shows.
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

/** Gives the page its own clock back. */
export function restoreClock(): void {
  globalThis.Date = RealDate;
}
