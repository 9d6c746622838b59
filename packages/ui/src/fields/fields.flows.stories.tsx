import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Form } from 'react-final-form';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../layout/Stack';
import { Text } from '../layout/Text';
import { CheckboxField } from './choices/CheckboxField';
import { RadioGroupField } from './choices/RadioGroupField';
import { SelectField } from './choices/SelectField';
import { DateTimeField } from './dates/DateTimeField';
import { FormSection } from './FormSection';
import { onSubmit } from './fields.fixtures';
import statesMeta from './fields.stories';
import { MoneyField } from './numbers/MoneyField';
import { NumberField } from './numbers/NumberField';
import { SubmitBar } from './SubmitBar';
import { TextAreaField } from './texts/TextAreaField';
import { TextField } from './texts/TextField';
import { toSubmissionErrors } from './toSubmissionErrors';

function required(value: string | undefined) {
  return value ? undefined : 'This field is required.';
}

function StoryForm({ children, initialValues = {} }: { children: ReactNode; initialValues?: object }) {
  return (
    <Form initialValues={initialValues} onSubmit={onSubmit}>
      {({ handleSubmit }) => (
        <Stack asChild gap={5} maxW="3xl">
          <form noValidate onSubmit={(event) => void handleSubmit(event)}>
            {children}
            <SubmitBar onCancel={fn()} />
          </form>
        </Stack>
      )}
    </Form>
  );
}
const meta = { ...statesMeta, title: 'Forms/Simple fields/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj;

export const AllKinds: Story = {
  tags: ['picture'],
  render: () => (
    <StoryForm
      initialValues={{ budget: 1250, start: '2026-06-01T13:00:00.000Z', kind: 'more_volume', age: 18 }}
    >
      <FormSection title="Ad" description="What people see in their feed.">
        <TextField name="title" label="Headline" limit={40} required validate={required} />
        <TextAreaField
          name="text"
          label="Ad copy"
          hint="The first 125 characters are always shown."
          limit={125}
        />
        <SelectField
          name="cta"
          label="Call to action"
          placeholder="Choose one"
          options={[
            { value: 'LEARN_MORE', label: 'Learn More' },
            { value: 'SIGN_UP', label: 'Sign up' },
          ]}
        />
      </FormSection>
      <FormSection title="Settings">
        <MoneyField name="budget" label="Daily budget" currency="USD" digits={2} />
        <NumberField name="age" label="Minimum age" unit="years" />
        <DateTimeField name="start" label="Start" timeZone="America/New_York" />
        <RadioGroupField
          name="kind"
          label="Lead form type"
          inline
          options={[
            { value: 'more_volume', label: 'More volume' },
            { value: 'higher_intent', label: 'Higher intent' },
          ]}
        />
        <CheckboxField
          name="terms"
          label="The page has accepted the terms of service"
          hint="Facebook asks for it."
        />
      </FormSection>
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Headline/ }), 'Free check-up');
    const budget = canvas.getByRole('textbox', { name: 'Daily budget' });
    await expect(budget).toHaveValue('12.50');
    await userEvent.clear(budget);
    await userEvent.type(budget, '20.5');
    await expect(canvas.getByLabelText('Start')).toHaveValue('2026-06-01T09:00');
    await userEvent.click(canvas.getByRole('radio', { name: 'Higher intent' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /accepted the terms/ }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Call to action' }), 'Sign up');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(onSubmit.mock.lastCall?.[0]).toEqual({
      title: 'Free check-up',
      budget: 2050,
      start: '2026-06-01T13:00:00.000Z',
      kind: 'higher_intent',
      age: 18,
      terms: true,
      cta: 'SIGN_UP',
    });
  },
};

export const ValidationOnBlur: Story = {
  render: () => (
    <StoryForm>
      <TextField name="title" label="Headline" required validate={required} />
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: /Headline/ });
    await userEvent.click(title);
    await expect(title).toBeValid();
    await userEvent.tab();
    await expect(title).toBeInvalid();
    await expect(title).toHaveAccessibleDescription('This field is required.');
    await userEvent.type(title, 'A');
    await expect(title).toBeValid();
  },
};

export const MoneyWithoutDecimals: Story = {
  render: () => (
    <StoryForm initialValues={{}}>
      <MoneyField name="budget" label="Daily budget" currency="TWD" digits={0} />
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const budget = canvas.getByRole('textbox', { name: 'Daily budget' });
    await userEvent.type(budget, '500.50');
    await expect(budget).toHaveValue('500.50');
    await userEvent.tab();
    await expect(budget).toHaveAccessibleDescription('Please enter an amount without decimals, such as 500.');
    await userEvent.clear(budget);
    await userEvent.type(budget, '500');
    await expect(budget).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(onSubmit.mock.lastCall?.[0]).toEqual({ budget: 500 });
  },
};

export const ServerFieldError: Story = {
  render: () => (
    <StoryForm>
      <TextField name="email" label="Email" type="email" autoComplete="email" />
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockResolvedValue(
      toSubmissionErrors({ message: 'No', errors: { email: ['Email already exist.'] } }),
    );
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'ada@adlane.test{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email already exist.'));
    await userEvent.type(email, 'x');
    await expect(email).toBeValid();
  },
};

/** A save that the form's rules stop does not bring the server's error about an earlier value back. */
export const RuleAfterServerFieldError: Story = {
  render: () => (
    <StoryForm>
      <TextField
        name="name"
        label="Name"
        validate={(name) => ((name ?? '').length > 5 ? 'Use at most 5 characters.' : undefined)}
      />
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockResolvedValue(
      toSubmissionErrors({ message: 'No', errors: { name: ['Name already exist.'] } }),
    );
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Gyms{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name already exist.'));
    await userEvent.type(name, ' and pools{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Use at most 5 characters.'));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const ServerFormError: Story = {
  render: () => (
    <StoryForm>
      <TextField name="email" label="Email" type="email" />
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockResolvedValue(toSubmissionErrors({ message: 'Invalid user credentials.' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'a{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid user credentials.');
  },
};

export const Submitting: Story = {
  render: () => (
    <StoryForm>
      <Text>Nothing to fill in.</Text>
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockReturnValue(new Promise(() => undefined));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const InvalidNumbers: Story = {
  render: () => (
    <StoryForm initialValues={{ age: 21 }}>
      <NumberField
        name="age"
        label="Age"
        validate={(age) => (age === undefined || Number.isNaN(age) ? 'This is no number.' : undefined)}
      />
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const age = canvas.getByRole('textbox', { name: 'Age' });
    await userEvent.clear(age);
    await userEvent.type(age, '1.');
    await expect(age).toHaveValue('1.');
    await userEvent.type(age, 'x');
    await userEvent.tab();
    await expect(age).toHaveValue('1.x');
    await expect(age).toHaveAccessibleDescription('This is no number.');
  },
};
