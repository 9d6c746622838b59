const parts = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

/** Returns the offset of a zone from UTC at an instant, in minutes. */
function getOffsetMinutes(instantMs: number, timeZone: string): number {
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

/**
 * Converts a UTC instant to the wall time of `timeZone` (IANA): `YYYY-MM-DDTHH:mm`. Empty without an instant.
 */
export function toWallTime(instant: string | undefined, timeZone: string): string {
  const instantMs = instant ? Date.parse(instant) : Number.NaN;
  if (Number.isNaN(instantMs)) return '';
  return new Date(instantMs + getOffsetMinutes(instantMs, timeZone) * 60_000).toISOString().slice(0, 16);
}

/**
 * Converts a wall time (`YYYY-MM-DDTHH:mm`) of `timeZone` to the UTC instant. A time that a clock change
 * skips moves by the change; of an ambiguous time the first is used. `undefined` without a time.
 */
export function toInstant(wallTime: string, timeZone: string): string | undefined {
  const wallMs = Date.parse(`${wallTime}Z`);
  if (Number.isNaN(wallMs)) return undefined;
  const dayMs = 86_400_000;
  const offsets = [getOffsetMinutes(wallMs - dayMs, timeZone), getOffsetMinutes(wallMs + dayMs, timeZone)];
  const candidates = offsets.map((offset) => wallMs - offset * 60_000);
  const exact = candidates.find((ms) => ms + getOffsetMinutes(ms, timeZone) * 60_000 === wallMs);
  return new Date(exact ?? candidates[0] ?? wallMs).toISOString();
}
