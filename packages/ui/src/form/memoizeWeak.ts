/**
 * Memoizes a function per object (WeakMap) and recomputes when the other arguments change. Form drafts share their
 * unchanged parts, so a keystroke recomputes only the part that it changed.
 * @example const listFindings = memoizeWeak((targeting: Targeting, limits: Limits) => checkTargeting(targeting, limits));
 */
export function memoizeWeak<Part extends object, Context extends readonly unknown[], Result>(
  compute: (part: Part, ...context: Context) => Result,
): (part: Part, ...context: Context) => Result {
  const cache = new WeakMap<Part, { readonly context: Context; readonly result: Result }>();
  return (part, ...context) => {
    const last = cache.get(part);
    if (last?.context.every((each, index) => each === context[index])) return last.result;
    const result = compute(part, ...context);
    cache.set(part, { context, result });
    return result;
  };
}
