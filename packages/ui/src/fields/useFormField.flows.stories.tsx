import type { StoryObj } from '@storybook/react-vite';
import { createForm } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../primitives/Button/Button';
import { TextField } from './texts/TextField';
import statesMeta from './useFormField.stories';

type Titled = { title: string };

/** A form that counts the subscribers of its fields. */
function createCountedForm() {
  const form = createForm<Titled>({ initialValues: { title: 'First' }, onSubmit: () => undefined });
  const { registerField } = form;
  const listeners = new Set<object>();
  form.registerField = (...field) => {
    const listener = {};
    const unregister = registerField(...field);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      unregister();
    };
  };
  return { form, listeners };
}

function FormWithCount() {
  const [{ form, listeners }] = useState(createCountedForm);
  const [counted, setCounted] = useState<number>();
  return (
    <Form<Titled> form={form} onSubmit={() => undefined}>
      {() => (
        <>
          <TextField name="title" label="Title" />
          <Button onClick={() => setCounted(listeners.size)}>Count</Button>
          <output aria-label="Listeners">{counted}</output>
        </>
      )}
    </Form>
  );
}
const meta = { ...statesMeta, title: 'Forms/useFormField/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** A field that is mounted again shows its value. */
export const ValueAfterRemount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' of all');
    await userEvent.click(canvas.getByRole('button', { name: 'Other tab' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Other tab' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('First of all'));
  },
};

/** A field that moves up in its list keeps its value. */
export const ValuesAfterRemoval: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name 2' }), 'jamin');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the first' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name 1' })).toHaveValue('Benjamin'));
    await expect(canvas.queryByRole('textbox', { name: 'Name 2' })).not.toBeInTheDocument();
  },
};

/** The form notifies every subscriber on each keystroke, so a field subscribes once. */
export const OneSubscription: Story = {
  render: () => <FormWithCount />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' of all');
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    await expect(canvas.getByRole('status', { name: 'Listeners' })).toHaveTextContent(/^1$/);
  },
};
