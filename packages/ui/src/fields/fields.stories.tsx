import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'react-final-form';
import { CheckboxField } from './CheckboxField';
import { DateTimeField } from './DateTimeField';
import { FormSection } from './FormSection';
import { onSubmit } from './fields.fixtures';
import { MoneyField } from './MoneyField';
import { NumberField } from './NumberField';
import { RadioGroupField } from './RadioGroupField';
import { SelectField } from './SelectField';
import { SubmitBar } from './SubmitBar';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';

const meta = {
  title: 'UI/Fields',
  component: TextField,
  subcomponents: {
    TextAreaField,
    SelectField,
    NumberField,
    MoneyField,
    DateTimeField,
    CheckboxField,
    RadioGroupField,
    FormSection,
    SubmitBar,
  },
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
