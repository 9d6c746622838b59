import * as z from 'zod';

// Shapes for platforms that omit unknown values: a missing or unexpected value reads as empty.

/** A text; empty if missing. Platforms write ids and large numbers as texts or as numbers. */
export const Text = z.union([z.string(), z.number()]).transform(String).catch('');
/** A text; null if missing. */
export const NullableText = Text.transform((text) => (text === '' ? null : text));
/** A string, never a number; undefined if missing. */
export const OptionalText = z.string().optional().catch(undefined);
/** A non-empty string; null if missing. */
export const Message = z.string().min(1).nullable().catch(null);
/** A number, also as text; 0 if missing. */
export const Figure = Text.transform((text) => Number(text) || 0);
/** True for `true` alone. */
export const Flag = z
  .unknown()
  .optional()
  .transform((value) => value === true);

/** A list of the rows that match the shape; others are left out. */
export function lenientList<Row extends z.ZodType>(row: Row) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((rows) =>
      rows.flatMap((each): z.output<Row>[] => {
        const parsed = row.safeParse(each);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}

/** A list of texts without the empty ones. */
export const Texts = lenientList(Text).transform((texts) => texts.filter((text) => text !== ''));

/** An object with optional fields; any other value reads as an empty object. */
export function lenientObject<Shape extends z.ZodRawShape>(shape: Shape) {
  const object = z.object(shape);
  return object.catch(() => object.parse({}));
}
