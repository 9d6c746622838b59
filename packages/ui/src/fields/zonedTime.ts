const parts = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

/** Minutes that a zone's clocks are ahead of UTC at an instant. */
function offsetMinutes(instantMs: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const found = new Map(format.formatToParts(instantMs).map((part) => [part.type, Number(part.value)]));
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    found.get(part),
  );
  const wallMs = Date.UTC(year, month - 1, day, hour, minute, second);
  return Math.round((wallMs - instantMs) / 60_000);
}

/** What the clocks of `timeZone` (IANA) show at a UTC instant: `YYYY-MM-DDTHH:mm`. Empty for no instant. */
export function toWallTime(instant: string | undefined, timeZone: string): string {
  const instantMs = instant ? Date.parse(instant) : Number.NaN;
  if (Number.isNaN(instantMs)) return '';
  return new Date(instantMs + offsetMinutes(instantMs, timeZone) * 60_000).toISOString().slice(0, 16);
}

/**
 * The UTC instant at which clocks of `timeZone` show `wallTime` (`YYYY-MM-DDTHH:mm`). A time that a clock change
 * skips is moved on by the change; one that comes twice is taken the first time. `undefined` for no time.
 */
export function toInstant(wallTime: string, timeZone: string): string | undefined {
  const wallMs = Date.parse(`${wallTime}Z`);
  if (Number.isNaN(wallMs)) return undefined;
  const dayMs = 86_400_000;
  const offsets = [offsetMinutes(wallMs - dayMs, timeZone), offsetMinutes(wallMs + dayMs, timeZone)];
  const candidates = offsets.map((offset) => wallMs - offset * 60_000);
  const exact = candidates.find((ms) => ms + offsetMinutes(ms, timeZone) * 60_000 === wallMs);
  return new Date(exact ?? candidates[0] ?? wallMs).toISOString();
}
