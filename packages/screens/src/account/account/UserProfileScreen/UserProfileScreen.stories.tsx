import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { UserProfileScreen } from './UserProfileScreen';

const meta = {
  title: 'Screens/Account/Account/UserProfileScreen',
  component: UserProfileScreen,
  args: {
    user: {
      email: 'ava@brooks-growth.example',
      first_name: 'Ava',
      last_name: 'Brooks',
      phone: '+15552070101',
      location: 'Boston',
    },
  },
  decorators: [withUrlState],
} satisfies Meta<typeof UserProfileScreen>;
export default meta;

export const Profile: StoryObj<typeof meta> = {};
