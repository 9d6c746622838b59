import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { contactFixture } from '../inbox/inbox.fixtures';
import { PersonActions } from './PersonActions';
import { possibleMatches } from './people.fixtures';

const meta = {
  title: 'Screens/Widget/People/PersonActions',
  component: PersonActions,
  args: { person: contactFixture, onErased: fn() },
  beforeEach({ msw }) {
    msw.use(mock(contract.people.matches).ok(possibleMatches));
  },
} satisfies Meta<typeof PersonActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
