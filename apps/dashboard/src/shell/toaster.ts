import type { ComponentType } from 'react';
import { createSharedValue } from '../shared/createSharedValue';

/**
 * The toaster of the app, set by the first signed-in page: the sign-in page does not load its code, but shows toasts that
 * outlive a sign-out.
 */
export const toaster = createSharedValue<ComponentType | undefined>(undefined);
