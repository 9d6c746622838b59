import type * as z from 'zod';

/**
 * Returns a check of a list that refuses an entry whose field is that of an earlier one, at that field: the form shows the
 * error where it is corrected.
 *
 * @param compare what is compared of the field's text
 * @example z.array(Question).superRefine(refuseRepeated('name', 'Each question needs its own name.'))
 */
export function refuseRepeated<Name extends string>(
  name: Name,
  message: string,
  compare = (text: string) => text,
) {
  return (entries: readonly Readonly<Record<Name, string>>[], context: z.RefinementCtx) => {
    const known = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      const text = compare(entry[name]);
      if (known.has(text)) context.addIssue({ code: 'custom', path: [index, name], message });
      known.add(text);
    }
  };
}
