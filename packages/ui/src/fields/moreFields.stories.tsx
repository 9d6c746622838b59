import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColorField } from './choices/ColorField';
import { CountryField } from './choices/CountryField';
import { FileField } from './choices/FileField';
import { MultiSelectField } from './choices/MultiSelectField';
import { TagsField } from './choices/TagsField';
import { DateRangeField } from './dates/DateRangeField';
import { countries, interests, onSubmit, StoryForm, search, toOption } from './moreFields.fixtures';
import { RangeField } from './numbers/RangeField';
import { SliderField } from './numbers/SliderField';
import { PasswordField } from './texts/PasswordField';
import { PhoneField } from './texts/PhoneField';

const meta = {
  title: 'Forms/All fields',
  tags: ['!autodocs'],
  component: MultiSelectField,
  beforeEach: () => {
    onSubmit.mockReset();
    search.mockReset();
    search.mockResolvedValue(interests);
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const AllKinds: Story = {
  tags: ['picture'],
  render: () => (
    <StoryForm
      initialValues={{
        keywords: ['dentist'],
        color: '#485bff',
        interests: [interests[0]],
        country: 'NZ',
        minAge: 25,
        maxAge: 65,
        radius: 20,
        from: '2026-06-01',
        to: '2026-06-07',
        phone: '+12133734253',
      }}
    >
      <TagsField name="keywords" label="Keywords" max={50} placeholder="Add a keyword" />
      <MultiSelectField name="interests" label="Interests" items={interests} toOption={toOption} max={25} />
      <CountryField name="country" label="Country" countries={countries} />
      <PhoneField name="phone" label="Phone" locale="en" />
      <RangeField
        minName="minAge"
        maxName="maxAge"
        label="Age"
        min={18}
        max={65}
        format={(age) => (age === 65 ? '65+' : String(age))}
      />
      <SliderField name="radius" label="Radius" min={20} max={500} format={(miles) => `${miles} miles`} />
      <DateRangeField fromName="from" toName="to" label="Period" />
      <ColorField name="color" label="Brand colour" />
      <FileField name="file" label="Import" accept={['.csv']} hint="CSV, at most 10 MB" />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
    </StoryForm>
  ),
};
