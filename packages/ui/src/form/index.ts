export { deferValidation, flushValidation } from './deferValidation';
export { isSameJson } from './isSameJson';
export { memoizeWeak } from './memoizeWeak';
export { mergeJson } from './mergeJson';
export { useIsHydrated } from './useIsHydrated';
