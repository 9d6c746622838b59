type Queue = { readonly e: string; readonly a: readonly unknown[] }[];

/** Calls the widget as any page may: through the queue, whether the script has loaded or not. */
export function callWidget(method: string, ...args: readonly unknown[]): void {
  const host: Window & { GleapActions?: Queue } = window;
  host.GleapActions ??= [];
  host.GleapActions.push({ e: method, a: args });
}
