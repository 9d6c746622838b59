import { contract } from '@adlane/contract';
import { mock, storyUsers } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AreaBrand } from './AreaBrand';

const meta = {
  title: 'Screens/Shell/AreaBrand',
  // A part of this app, not of a package: it has no page for importers.
  tags: ['!autodocs'],
  component: AreaBrand,
  args: { area: { kind: 'agency' }, user: { ...storyUsers.Agency, group: 'Brooks Growth' } },
} satisfies Meta<typeof AreaBrand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {};

/** In the clients' area: the agency's name, as long as it has no logo. */
export const Agency: Story = {
  globals: { role: 'Client' },
  args: {
    area: { kind: 'client', highLevelId: 'brooks-growth' },
    user: { ...storyUsers.Client, group: 'Brooks Growth' },
  },
};

export const AgencyLoading: Story = {
  ...Agency,
  beforeEach({ msw }) {
    msw.use(mock(contract.onboarding.config).slow());
  },
};
