import type { Dispose } from '../dispose/disposables';
import { replaceProperty } from './replaceProperty';

/** Watches the calls of a page's method, before they run; their results and exceptions reach the caller unchanged. */
export function patchMethod<
  Name extends string,
  Owner extends { readonly [N in Name]: (...args: never[]) => unknown },
>(owner: Owner, name: Name, watch: (self: Owner, args: readonly unknown[]) => unknown): Dispose {
  const plain: (...args: never[]) => unknown = owner[name];
  let isActive = true;
  const patched: typeof plain = function (this: Owner, ...args) {
    if (isActive) watch(this, args);
    return Reflect.apply(plain, this, args);
  };
  replaceProperty(owner, name, patched);
  return () => {
    isActive = false;
    // Code that patched the method after us continues to work; our patch then passes calls through.
    if (owner[name] === patched) replaceProperty(owner, name, plain);
  };
}
