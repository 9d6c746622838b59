import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import statesMeta from './AccountPage.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Account/AccountPage/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;

const names = [
  'User Profile',
  'Agency Profile',
  'Team',
  'Integration',
  'Niches and Tags',
  'Alerts',
  'Billing',
];

/** The open section is seen whole where not all of them fit. */
export const MoreThanFit: StoryObj<typeof meta> = {
  args: {
    title: 'Billing',
    sections: names.map((label) => ({ label, href: `#${label}`, current: label === 'Billing' })),
  },
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas }) => {
    const isSeen = (name: string) => {
      const list = canvas.getByRole('navigation', { name: 'My account' }).getBoundingClientRect();
      const link = canvas.getByRole('link', { name }).getBoundingClientRect();
      return link.left >= list.left && link.right <= list.right;
    };
    await waitFor(() => expect(isSeen('Billing')).toBe(true));
    await expect(isSeen('User Profile')).toBe(false);
  },
};
