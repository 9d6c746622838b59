import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CallTable } from './CallTable';

/** The calls of a story in the state panel below it. */
const meta = {
  title: 'Adlane/State panel',
  component: CallTable,
  tags: ['!autodocs'],
  args: {
    calls: [
      {
        name: 'folders.list',
        method: 'GET',
        path: '/api/v1/folders?page=1',
        status: 200,
        durationMs: 12,
        outcomes: ['ok', 'empty', 'slow', 'offline', 401, 500],
      },
      {
        name: 'templates.list',
        method: 'GET',
        path: '/api/v1/templates',
        status: undefined,
        durationMs: 3,
        outcomes: ['ok', 'offline', 500],
      },
    ],
    outcomes: { 'templates.list': 'offline' },
    onOutcome: fn(),
  },
} satisfies Meta<typeof CallTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoCalls: Story = { args: { calls: [] } };
