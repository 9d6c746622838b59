import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountPage } from './AccountPage';

const meta = {
  title: 'Screens/Account/Account/AccountPage',
  component: AccountPage,
  args: {
    title: 'Agency Profile',
    sections: [
      { label: 'User Profile', href: '#user-profile', current: false },
      { label: 'Agency Profile', href: '#agency-profile', current: true },
      { label: 'Billing', href: '#billing', current: false },
    ],
    children: 'The open section.',
  },
} satisfies Meta<typeof AccountPage>;
export default meta;

export const OpenSection: StoryObj<typeof meta> = {};
