import { waitForEffects } from './waitForEffects';

let isFocusing = false;

/** Remembers until the end of the running code that it moved the focus. */
function noteFocus(): void {
  isFocusing = true;
  queueMicrotask(() => {
    isFocusing = false;
  });
}

/**
 * Lets each action of a play wait until the browser has painted what the page shows, as a person would: a dialog that
 * was added a moment ago does not listen to Escape yet. What a play does right after it moved the focus itself happens at
 * once, before that dialog moves the focus, too.
 */
export function paceUser<User extends object>(user: User, page: Document): User {
  page.addEventListener('focusin', noteFocus, true);
  return new Proxy(user, {
    get(target, key) {
      const action: unknown = Reflect.get(target, key);
      if (typeof action !== 'function' || key === 'setup') return action;
      return async (...args: unknown[]) => {
        if (!isFocusing) await waitForEffects();
        return Reflect.apply(action, target, args);
      };
    },
  });
}
