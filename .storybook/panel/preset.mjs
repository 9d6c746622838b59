import { fileURLToPath } from 'node:url';

/** Adds the state panel to Storybook's manager. */
export function managerEntries(entries = []) {
  return [...entries, fileURLToPath(new URL('./register.tsx', import.meta.url))];
}
