export { deferValidation, flushValidation } from './deferValidation';
export { memoizeWeak } from './memoizeWeak';
