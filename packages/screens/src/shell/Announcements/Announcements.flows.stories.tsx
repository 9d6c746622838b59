import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import statesMeta from './Announcements.stories';

const meta = { ...statesMeta, title: 'Screens/Shell/Announcements/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DismissesOne: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.announcements.dismiss).ok({ message: 'Saved' }));
  },
  play: async ({ canvas, userEvent }) => {
    const region = within(await canvas.findByRole('region', { name: 'Announcements' }));
    const [first] = region.getAllByRole('button', { name: /dismiss/i });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(canvas.queryByText('Google ads are here')).not.toBeInTheDocument());
    await expect(canvas.getByText('Maintenance on Sunday')).toBeVisible();
  },
};
