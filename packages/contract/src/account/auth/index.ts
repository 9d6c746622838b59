export { authCalls } from './calls';
export * from './schemas';
