import type { Decorator } from '@storybook/react-vite';
import { StoryForm } from './moreFields.fixtures';

/** Puts a field's story into a form with these values. */
export function inForm(initialValues: object = {}): Decorator {
  return (Story) => (
    <StoryForm initialValues={initialValues}>
      <Story />
    </StoryForm>
  );
}
