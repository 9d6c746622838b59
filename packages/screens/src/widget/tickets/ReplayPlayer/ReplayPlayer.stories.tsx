import type { Meta, StoryObj } from '@storybook/react-vite';
import { resources } from '../pageResources.fixtures';
import { ReplayPlayer } from './ReplayPlayer';
import { outside, start, visit } from './ReplayPlayer.fixtures';
import { listReplayMarks } from './replayMarks';

const meta = {
  title: 'Screens/Widget/Tickets/ReplayPlayer',
  component: ReplayPlayer,
  args: { replay: visit },
} satisfies Meta<typeof ReplayPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const at = (ms: number) => new Date(start + ms).toISOString();

export const WithTimeline: Story = {
  args: {
    onCopyLink: () => undefined,
    marks: listReplayMarks(
      {
        consoleLog: [
          { date: at(400), log: 'Booking form ready', priority: 'INFO' },
          { date: at(1600), log: 'button#apply.primary Apply', priority: 'CLICK' },
          { date: at(3200), log: 'TypeError: Cannot read properties of undefined', priority: 'ERROR' },
        ],
        networkLogs: [
          {
            date: at(2500),
            type: 'GET',
            url: 'https://brightside-dental.example/api/vouchers/SMILE20',
            success: false,
            response: { status: 500 },
          },
        ],
        customEventLog: [{ date: at(2000), name: 'Voucher entered' }],
      },
      visit,
    ),
  },
};

export const OutsideResources: Story = { args: { replay: outside, resources } };
