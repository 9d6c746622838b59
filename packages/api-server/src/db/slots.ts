import { type Placeholder, sql } from 'drizzle-orm';

/** A value in a statement: the value itself, or the place that each execution of a prepared one fills. */
export type Slot<T> = T | Placeholder;
export type Slots<Values> = { readonly [Name in keyof Values]: Slot<Values[Name]> };

/** A place of the same name for each value; what is undefined stays so. */
export function slotsOf<Values extends object>(values: Values): Slots<Values> {
  const places = Object.entries(values).map(([name, value]) => [
    name,
    value === undefined ? undefined : sql.placeholder(name),
  ]);
  return Object.fromEntries(places) as Slots<Values>;
}
