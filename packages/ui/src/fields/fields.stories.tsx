import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'react-final-form';
import { onSubmit } from './fields.fixtures';
import { TextField } from './texts/TextField';

const meta = {
  title: 'Forms/Simple fields',
  tags: ['flow', '!autodocs'],
  component: TextField,
  beforeEach: () => {
    onSubmit.mockReset();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <Form onSubmit={onSubmit}>
      {({ handleSubmit }) => (
        <form noValidate onSubmit={(event) => void handleSubmit(event)}>
          <TextField name="title" label="Headline" limit={40} />
        </form>
      )}
    </Form>
  ),
};
