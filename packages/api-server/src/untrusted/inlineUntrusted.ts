import type { Untrusted } from '../ports';
import { untrustedTasks } from './untrustedTasks';

/** Runs the tasks in this thread, for a tab, whose only caller is its user. */
export const inlineUntrusted: Untrusted = {
  run: (task, bytes) => untrustedTasks[task].run(bytes),
};
