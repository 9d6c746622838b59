/** Returns the values that a user changed, so that a save leaves what another user changed meanwhile. */
export function pickChanged<Values extends object>(opened: Values, values: Values): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const name in values) if (values[name] !== opened[name]) picked[name] = values[name];
  return picked;
}
