import { waitForEffects } from './waitForEffects';

/**
 * Lets each action of a play wait until the browser has painted what the page shows, as a person would: a dialog that
 * was added a moment ago does not listen to Escape yet.
 */
export function paceUser<User extends object>(user: User): User {
  return new Proxy(user, {
    get(target, key) {
      const action: unknown = Reflect.get(target, key);
      if (typeof action !== 'function' || key === 'setup') return action;
      return async (...args: unknown[]) => {
        await waitForEffects();
        return Reflect.apply(action, target, args);
      };
    },
  });
}
