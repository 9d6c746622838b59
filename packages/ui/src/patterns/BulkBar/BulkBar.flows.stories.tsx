import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { noSelection } from '../DataTable/rows/rowSelection';
import { move, names, onMove, onUndo } from './BulkBar.fixtures';
import statesMeta from './BulkBar.stories';

type UserEvent = { click: (element: Element) => Promise<void> };

async function startMove(userEvent: UserEvent) {
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move' }));
}

const never = new Promise<never>(() => undefined);

let attempts = 0;
const meta = { ...statesMeta, title: 'Actions/BulkBar/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 214' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('All 214 selected');
    await expect(canvas.queryByRole('button', { name: 'Select all 214' })).not.toBeInTheDocument();
  },
};

export const NothingSelected: Story = {
  args: { first: noSelection },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Move' });
    await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onMove).toHaveBeenCalledTimes(names.length));
  },
};

export const Success: Story = {
  args: {
    action: {
      ...move,
      undo: (done) => ({
        ...move,
        label: 'Moving back',
        success: 'Moved back.',
        items: done,
        run: async (portion) => void onUndo(...portion),
        batchSize: 100,
      }),
    },
  },
  play: async ({ userEvent }) => {
    await startMove(userEvent);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(onUndo).toHaveBeenCalledWith(...names));
    await screen.findByText('Moved back.');
  },
};

export const Running: Story = {
  args: {
    action: { ...move, concurrency: 1, run: ([name]) => (name === 'Open day' ? never : Promise.resolve()) },
  },
  play: async ({ canvas, userEvent }) => {
    await startMove(userEvent);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 of 5'));
    await expect(canvas.getByRole('progressbar', { name: 'Moving templates' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeEnabled();
  },
};

export const Collecting: Story = {
  args: { action: { ...move, items: () => never } },
  play: async ({ canvas, userEvent }) => {
    await startMove(userEvent);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Counting'));
  },
};

export const NothingToDo: Story = {
  args: { action: { ...move, items: [] } },
  play: async ({ userEvent }) => {
    await startMove(userEvent);
    await screen.findByText('Nothing to change.');
  },
};

/** Two items fail with a reason; the retry succeeds. */
export const SomeFailed: Story = {
  beforeEach: () => {
    attempts = 0;
  },
  args: {
    action: {
      ...move,
      run: async ([name]) => {
        attempts += 1;
        if (attempts <= names.length && (name === 'Open day' || name === 'New year'))
          throw new Error(`A template called ${name} is already there.`);
      },
      undo: () => move,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await startMove(userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('2 of 5 failed');
    const failures = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(failures).toContain('Open day: A template called Open day is already there.');
    await expect(canvas.getByRole('button', { name: 'Undo the other 3' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await expect(attempts).toBe(names.length + 2);
  },
};

export const FailedAtOnce: Story = {
  args: { action: { ...move, items: () => Promise.reject(new Error('Technical Problem')) } },
  play: async ({ canvas, userEvent }) => {
    await startMove(userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Technical Problem');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected');
  },
};
