import { fn } from 'storybook/test';
import type { BulkAction } from './runBulk';

export const names = ['Summer offer', 'Free check-up', 'Open day', 'Lawn care', 'New year'];

export const onUndo = fn();

export const onMove = fn();

export const move: BulkAction<string> = {
  label: 'Moving templates',
  success: 'Template moved successfully.',
  items: names,
  run: async (portion) => void onMove(portion),
  getName: (name) => name,
  describeError: (error) => (error instanceof Error ? error.message : String(error)),
};
