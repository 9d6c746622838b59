import * as z from 'zod';

// Parts of shapes for platforms that leave out what they do not know: a missing or unexpected value reads as empty.

/** A text; empty where there is none. Platforms write ids and large numbers as texts or as numbers. */
export const Text = z.union([z.string(), z.number()]).transform(String).catch('');
/** The same; null where there is none. */
export const NullableText = Text.transform((text) => (text === '' ? null : text));
/** A string, never a number; undefined where there is none. */
export const OptionalText = z.string().optional().catch(undefined);
/** A string that says something; null where there is none. */
export const Message = z.string().min(1).nullable().catch(null);
/** A number in a text or a number; 0 where there is none. */
export const Figure = Text.transform((text) => Number(text) || 0);
/** True for `true` alone. */
export const Flag = z
  .unknown()
  .optional()
  .transform((value) => value === true);

/** A list of what fits the shape; other rows are left out. */
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

/** An object whose fields all allow for nothing; such an object too where something else is in its place. */
export function lenientObject<Shape extends z.ZodRawShape>(shape: Shape) {
  const object = z.object(shape);
  return object.catch(() => object.parse({}));
}
