import { PageError } from '../shell/PageError';

/** Around every page of an area: shows its errors within the menus. */
export const ErrorBoundary = PageError;
