/**
 * Remembers what follows from a part of a draft for as long as that part lives, and works it out anew where a further
 * argument is another one. Drafts share what did not change: a key pressed leaves every part but one as it was.
 */
export function memoizeWeak<Part extends object, Context extends readonly unknown[], Result>(
  compute: (part: Part, ...context: Context) => Result,
): (part: Part, ...context: Context) => Result {
  const known = new WeakMap<Part, { readonly context: Context; readonly result: Result }>();
  return (part, ...context) => {
    const last = known.get(part);
    if (last?.context.every((each, index) => each === context[index])) return last.result;
    const result = compute(part, ...context);
    known.set(part, { context, result });
    return result;
  };
}
