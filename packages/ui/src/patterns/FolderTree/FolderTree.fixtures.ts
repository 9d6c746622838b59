import { fn } from 'storybook/test';

/** Resolves on success, or with an error text. */
export const createHandler = (reason: string | undefined) =>
  fn(async (): Promise<string | undefined> => reason);

export const onDuplicate = fn();
