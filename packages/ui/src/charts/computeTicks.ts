/** Round steps: 1, 2 and 5 times a power of ten. */
const niceSteps = [1, 2, 5, 10];

/** Returns axis ticks from 0 (or below, for negative values) past the largest value, in round steps; counts have whole ones. */
export function computeTicks(values: readonly number[], wantedSteps = 4): readonly number[] {
  const finite = values.filter(Number.isFinite);
  const low = Math.min(0, ...finite);
  const high = Math.max(0, ...finite);
  if (low === high) return [0, 1];
  const rough = (high - low) / wantedSteps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const round = power * (niceSteps.find((nice) => nice * power >= rough * 0.999_999) ?? 10);
  const step = finite.every(Number.isInteger) ? Math.max(round, 1) : round;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1);
  // Multiples instead of a running sum, which would accumulate rounding errors.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}
