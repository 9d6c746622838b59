export { Problem } from '../http/problem';
export { inlineUntrusted } from './inlineUntrusted';
export { type UntrustedBudget, type UntrustedTask, untrustedTasks } from './untrustedTasks';
