import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../inForm.fixtures';
import { countries } from '../moreFields.fixtures';
import { AddressField } from './AddressField';

const meta = {
  title: 'Forms/AddressField',
  component: AddressField,
  decorators: [inForm({ street: '1 Queen Street', city: 'Auckland', country: 'NZ' })],
  args: {
    label: 'Address',
    names: { street: 'street', city: 'city', state: 'state', zip: 'zip', country: 'country' },
    countries,
    loadStates: () => Promise.resolve([]),
  },
} satisfies Meta<typeof AddressField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true } };
