import { type Placeholder, sql } from 'drizzle-orm';

/** A value in a statement: the value itself, or the place that each execution of a prepared one fills. */
export type Parameter<T> = T | Placeholder;
export type Parameters<Values> = { readonly [Name in keyof Values]: Parameter<Values[Name]> };

/** A place of the same name for each value; what is undefined stays so. */
export function toPlaceholders<Values extends object>(values: Values): Parameters<Values> {
  const places = Object.entries(values).map(([name, value]) => [
    name,
    value === undefined ? undefined : sql.placeholder(name),
  ]);
  return Object.fromEntries(places) as Parameters<Values>;
}
