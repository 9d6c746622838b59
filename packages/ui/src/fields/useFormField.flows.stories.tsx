import type { StoryObj } from '@storybook/react-vite';
import { createForm, FORM_ERROR } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../primitives/Button/Button';
import { SubmitBar } from './SubmitBar';
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

type Named = { name: string; city: string };

/** The server takes no 'Taken' as a name. */
async function answerAsServer({ name }: Named): Promise<object> {
  return name === 'Taken' ? { name: 'This name is taken.', [FORM_ERROR]: 'Not saved.' } : {};
}

const required = (value: string | undefined) => (value ? undefined : 'This field is required.');

function FormWithServer() {
  return (
    <Form<Named> initialValues={{ name: 'Taken', city: 'Bonn' }} onSubmit={answerAsServer}>
      {({ handleSubmit }) => (
        <form onSubmit={(event) => void handleSubmit(event)} noValidate>
          <TextField name="name" label="Name" />
          <TextField name="city" label="City" validate={required} />
          <SubmitBar />
        </form>
      )}
    </Form>
  );
}

function FormWithAnswers() {
  const [count, setCount] = useState(1);
  return (
    <Form<Named> onSubmit={() => undefined}>
      {() => (
        <>
          <TextField name="city" label="City" validate={required} />
          <Button onClick={() => setCount(count + 1)}>Add answer</Button>
          <output>{count}</output>
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

/** A save that the rules stop sends nothing, so the server's error about an earlier value does not come back. */
export const ServerErrorOfAnEarlierValue: Story = {
  render: () => <FormWithServer />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(await canvas.findByText('This name is taken.')).toBeVisible();
    await expect(canvas.getByText('Not saved.')).toBeVisible();
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' 2');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'City' }));
    await userEvent.click(save);
    await expect(await canvas.findByText('This field is required.')).toBeVisible();
    await expect(canvas.queryByText('This name is taken.')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Not saved.')).not.toBeInTheDocument();
    await userEvent.clear(name);
    await userEvent.type(name, 'Taken');
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Bonn');
    await userEvent.click(save);
    await expect(await canvas.findByText('This name is taken.')).toBeVisible();
  },
};

/** The error of the field that is left would move the button away from the pointer. */
export const PressBelowAnEmptyField: Story = {
  render: () => <FormWithAnswers />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add answer' });
    await userEvent.click(canvas.getByRole('textbox', { name: 'City' }));
    const { top } = button.getBoundingClientRect();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button.getBoundingClientRect().top).toBe(top);
    await userEvent.pointer({ keys: '[/MouseLeft]', target: button });
    await expect(await canvas.findByText('This field is required.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
  },
};
