import { fn } from 'storybook/test';
import { type ToastTone } from './Toaster';

export const onUndo = fn();

export const texts: Record<ToastTone, string> = {
  success: 'Template duplicated',
  error: 'Something went wrong please try later',
  warning: 'Your assets are currently being retrieved. Please wait.',
  info: 'Uploaded records are under process.',
};
