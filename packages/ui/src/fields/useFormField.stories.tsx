import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { Button } from '../primitives/Button/Button';
import { TextField } from './texts/TextField';
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

const meta = {
  title: 'Forms/useFormField',
  component: FormWithTab,
  parameters: { docs: { parts: { useFormField } } },
} satisfies Meta<typeof FormWithTab>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
