import type { Meta, StoryObj } from '@storybook/react-vite';
import { createForm } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../primitives/Button/Button';
import { TextField } from './TextField';
import { useFormField } from './useFormField';

function Names() {
  const { input } = useFormField<{ id: number; text: string }[]>('names');
  return (
    <>
      {input.value.map(({ id }, index) => (
        <TextField key={id} name={`names[${index}].text`} label={`Name ${index + 1}`} />
      ))}
      <Button onClick={() => input.onChange(input.value.slice(1))}>Remove the first</Button>
    </>
  );
}

function FormWithTab() {
  const [isShown, setShown] = useState(true);
  const initialValues = {
    title: 'First',
    names: [
      { id: 1, text: 'Ada' },
      { id: 2, text: 'Ben' },
    ],
  };
  const [initial] = useState(initialValues);
  return (
    <Form initialValues={initial} onSubmit={() => undefined}>
      {() => (
        <>
          <Button onClick={() => setShown(!isShown)}>Other tab</Button>
          {isShown ? (
            <>
              <TextField name="title" label="Title" />
              <Names />
            </>
          ) : null}
        </>
      )}
    </Form>
  );
}

type Titled = { title: string };

/** A form that counts the subscribers of its fields. */
function countedForm() {
  const form = createForm<Titled>({ initialValues: { title: 'First' }, onSubmit: () => undefined });
  const { registerField } = form;
  const listeners = new Set<object>();
  form.registerField = (...field) => {
    const listener = {};
    const stop = registerField(...field);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  };
  return { form, listeners };
}

function FormWithCount() {
  const [{ form, listeners }] = useState(countedForm);
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

const meta = {
  title: 'UI/Fields/useFormField',
  component: FormWithTab,
} satisfies Meta<typeof FormWithTab>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A field that is mounted again shows its value. */
export const KeepsValueOnRemount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' of all');
    await userEvent.click(canvas.getByRole('button', { name: 'Other tab' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Other tab' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('First of all'));
  },
};

/** A field that moves up in its list keeps its value. */
export const KeepsValueOnReorder: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name 2' }), 'jamin');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the first' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name 1' })).toHaveValue('Benjamin'));
    await expect(canvas.queryByRole('textbox', { name: 'Name 2' })).not.toBeInTheDocument();
  },
};

/** The form notifies every subscriber on each keystroke, so a field subscribes once. */
export const SubscribesOnce: Story = {
  render: () => <FormWithCount />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' of all');
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    await expect(canvas.getByRole('status', { name: 'Listeners' })).toHaveTextContent(/^1$/);
  },
};
