import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { FieldShell } from '../primitives/FieldShell/FieldShell';
import { Input } from '../primitives/Input/Input';
import { ComboboxField } from './choices/ComboboxField';
import { FileField } from './choices/FileField';
import { MultiSelectField } from './choices/MultiSelectField';
import { TagsField } from './choices/TagsField';
import { DateRangeField } from './dates/DateRangeField';
import {
  countries,
  type Interest,
  interests,
  onSubmit,
  StoryForm,
  search,
  toOption,
} from './moreFields.fixtures';
import statesMeta from './moreFields.stories';
import { Counter } from './numbers/Counter';
import { RangeField } from './numbers/RangeField';
import { SliderField } from './numbers/SliderField';
import { AddressField } from './texts/AddressField';
import { PasswordField } from './texts/PasswordField';
import { PhoneField } from './texts/PhoneField';
import { useFormField } from './useFormField';

const states = [
  { code: 'CA', name: 'California' },
  { code: 'NY', name: 'New York' },
];

type Presser = { click: (on: Element) => Promise<void> };

async function submitted(userEvent: Presser): Promise<unknown> {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  return onSubmit.mock.lastCall?.[0];
}

function loadStates(country: string) {
  return Promise.resolve(country === 'US' ? states : []);
}

/** Custom field: the hook connects any control to the form. */
function CouponField() {
  const { input, error } = useFormField<string>('coupon', {
    validate: (code) => (code && code.length > 8 ? 'At most 8 letters.' : undefined),
  });
  return (
    <FieldShell label="Coupon" error={error} aside={<Counter text={input.value} limit={8} />}>
      {(control) => <Input {...control} {...input} />}
    </FieldShell>
  );
}
const meta = { ...statesMeta, title: 'Forms/All fields/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj;

export const Keywords: Story = {
  render: () => (
    <StoryForm>
      <TagsField
        name="keywords"
        label="Keywords"
        required
        validate={(tags) => (tags && tags.length > 0 ? undefined : 'This field is required.')}
      />
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByRole('textbox', { name: /Keywords/ });
    await userEvent.click(line);
    await userEvent.tab();
    await expect(line).toBeInvalid();
    await expect(line).toHaveAccessibleDescription('This field is required.');
    await userEvent.click(line);
    await userEvent.paste('dentist\nbraces');
    await expect(await submitted(userEvent)).toEqual({ keywords: ['dentist', 'braces'] });
  },
};

export const SearchedItems: Story = {
  render: () => (
    <StoryForm>
      <MultiSelectField<Interest> name="interests" label="Interests" search={search} toOption={toOption} />
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Interests' }), 'teeth');
    await userEvent.click(await screen.findByRole('option', { name: /Teeth whitening/ }));
    await expect(search).toHaveBeenCalledOnce();
    await expect(search.mock.lastCall?.[0]).toBe('teeth');
    // The form stores the items, not only their ids.
    await expect(await submitted(userEvent)).toEqual({ interests: [interests[1]] });
  },
};

export const SearchFails: Story = {
  render: () => (
    <StoryForm>
      <MultiSelectField<Interest> name="interests" label="Interests" search={search} toOption={toOption} />
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    search.mockRejectedValue(new Error('Please Connect Your Facebook Ad Account'));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Interests' }), 'teeth');
    await expect((await screen.findAllByText('Please Connect Your Facebook Ad Account'))[0]).toBeVisible();
  },
};

export const OneOfMany: Story = {
  render: () => (
    <StoryForm>
      <ComboboxField
        name="zone"
        label="Time zone"
        options={[
          { value: 'Europe/Zurich', label: 'Zürich' },
          { value: 'Pacific/Auckland', label: 'Auckland' },
        ]}
      />
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Time zone' }), 'zur');
    const option = await screen.findByRole('option', { name: 'Zürich' });
    await waitFor(() => expect(option).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await expect(await submitted(userEvent)).toEqual({ zone: 'Europe/Zurich' });
  },
};

export const Phone: Story = {
  render: () => (
    <StoryForm initialValues={{ phone: '+64211234567' }}>
      <PhoneField name="phone" label="Phone" locale="en" />
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const country = await canvas.findByRole('combobox', { name: 'Country code: Phone' });
    await expect(country).toHaveValue('NZ');
    const number = canvas.getByRole('textbox', { name: 'Phone' });
    await expect(number).toHaveValue('021 123 4567');
    await userEvent.clear(number);
    await userEvent.type(number, '+1 213 373 4253');
    await userEvent.tab();
    await expect(country).toHaveValue('US');
    await expect(number).toHaveValue('(213) 373-4253');
    await expect(await submitted(userEvent)).toEqual({ phone: '+12133734253' });
  },
};

export const InvalidPhone: Story = {
  render: () => (
    <StoryForm>
      <PhoneField
        name="phone"
        label="Phone"
        locale="en"
        validate={(phone) => (phone?.startsWith('+') ? undefined : 'Please Enter a Valid Phone Number')}
      />
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(number, 'call me');
    await userEvent.tab();
    await expect(number).toHaveValue('call me');
    await expect(number).toHaveAccessibleDescription('Please Enter a Valid Phone Number');
  },
};

export const Address: Story = {
  render: () => (
    <StoryForm>
      <AddressField
        label="Business address"
        names={{ country: 'country', street: 'address', city: 'city', zip: 'zip', state: 'state' }}
        countries={countries}
        loadStates={loadStates}
      />
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'unit');
    await userEvent.click(await screen.findByRole('option', { name: /United States/ }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'State or province' }), 'new');
    await userEvent.click(await screen.findByRole('option', { name: 'New York' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Ithaca');
    await expect(await submitted(userEvent)).toEqual({ country: 'US', state: 'NY', city: 'Ithaca' });
  },
};

export const AddressWithoutStates: Story = {
  render: () => (
    <StoryForm initialValues={{ country: 'NZ' }}>
      <AddressField
        label="Business address"
        names={{ country: 'country', state: 'state' }}
        countries={countries}
        loadStates={loadStates}
      />
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'State or province' }), 'Otago');
    await expect(await submitted(userEvent)).toEqual({ country: 'NZ', state: 'Otago' });
  },
};

export const Ages: Story = {
  render: () => (
    <StoryForm initialValues={{ minAge: 18, maxAge: 65 }}>
      <RangeField minName="minAge" maxName="maxAge" label="Age" min={18} max={65} />
    </StoryForm>
  ),
  play: async ({ canvas, userEvent, globals }) => {
    const [more, less] =
      globals.direction === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    (await canvas.findByRole('slider', { name: 'Age: from' })).focus();
    await userEvent.keyboard(`${more}${more}`);
    canvas.getByRole('slider', { name: 'Age: to' }).focus();
    await userEvent.keyboard(`${less}`);
    await expect(await canvas.findByText('20 – 64')).toBeVisible();
    await expect(await submitted(userEvent)).toEqual({ minAge: 20, maxAge: 64 });
  },
};

export const Radius: Story = {
  render: () => (
    <StoryForm>
      <SliderField name="radius" label="Radius" min={20} max={500} format={(miles) => `${miles} miles`} />
    </StoryForm>
  ),
  play: async ({ canvas, userEvent, globals }) => {
    (await canvas.findByRole('slider', { name: 'Radius' })).focus();
    await userEvent.keyboard(globals.direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(await canvas.findByText('21 miles')).toBeVisible();
    await expect(await submitted(userEvent)).toEqual({ radius: 21 });
  },
};

export const Period: Story = {
  render: () => (
    <StoryForm initialValues={{ from: '2026-06-10', to: '2026-06-07' }}>
      <DateRangeField
        fromName="from"
        toName="to"
        label="Period"
        presets={[{ label: 'Last 7 days', from: '2026-06-01', to: '2026-06-07' }]}
      />
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Period: last day')).toHaveAccessibleDescription(
      'The last day is before the first day.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Last 7 days' }));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(await submitted(userEvent)).toEqual({ from: '2026-06-01', to: '2026-06-07' });
  },
};

export const OneFile: Story = {
  render: () => (
    <StoryForm>
      <FileField
        name="file"
        label="Import"
        validate={(file) => (file && file.size > 3 ? 'The file is too large.' : undefined)}
      />
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const picker = canvas.getByLabelText('File: Import');
    await userEvent.upload(picker, new File(['12345'], 'large.csv'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The file is too large.');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove large.csv' }));
    const small = new File(['123'], 'small.csv');
    await userEvent.upload(picker, small);
    await expect(await submitted(userEvent)).toEqual({ file: small });
  },
};

export const Password: Story = {
  render: () => (
    <StoryForm>
      <PasswordField name="password" label="Password" autoComplete="current-password" />
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'secret');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await expect(await submitted(userEvent)).toEqual({ password: 'secret' });
  },
};

export const CustomField: Story = {
  render: () => (
    <StoryForm>
      <CouponField />
    </StoryForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const coupon = canvas.getByRole('textbox', { name: 'Coupon' });
    await userEvent.type(coupon, 'SPRING2026');
    await expect(canvas.getByText('10/8')).toBeVisible();
    await userEvent.tab();
    await expect(coupon).toHaveAccessibleDescription('At most 8 letters.');
  },
};
