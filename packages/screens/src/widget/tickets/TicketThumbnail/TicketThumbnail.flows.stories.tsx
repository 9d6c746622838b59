import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { Box } from '@adlane/ui';
import type { StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, waitFor } from 'storybook/test';
import { page } from '../PageScreenshot/PageScreenshot.fixtures';
import { TicketThumbnail } from './TicketThumbnail';
import statesMeta, * as states from './TicketThumbnail.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Tickets/TicketThumbnail/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

const shownPage = /^The page as the visitor saw it/;

/** Fits its place, which it had before, and takes neither focus nor clicks from its row. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const picture = await canvas.findByRole('img', { name: shownPage });
    const place = picture.parentElement?.getBoundingClientRect();
    await expect([place?.width, place?.height]).toEqual([64, 36]);
    const frame = canvasElement.querySelector('iframe');
    await expect(frame).toHaveAttribute('tabindex', '-1');
    await expect(frame).toHaveStyle({ pointerEvents: 'none' });
    await waitFor(() => expect(frame?.getBoundingClientRect().width).toBeLessThanOrEqual(64));
    await userEvent.tab();
    await expect(frame).not.toHaveFocus();
  },
};

export const Failed: Story = {
  ...states.Failed,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'The screenshot could not be loaded' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** The frame is the one of the ticket's screenshot: what it keeps out is tested there. */
export const HostilePage: Story = {
  beforeEach({ msw }) {
    const html = `<html><head><base href="https://evil.example/"></head><body onload="parent.postMessage('hostile','*')">
      <script>parent.postMessage('hostile','*')</script><img src="https://evil.example/x"><p>What is left</p></body></html>`;
    msw.use(mock(contract.tickets.screenshot).ok({ ...page, html }));
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: shownPage });
    const frame = canvasElement.querySelector('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    await expect(frame?.srcdoc).toContain("default-src 'none'");
    await expect(frame?.srcdoc).toContain('What is left');
    await expect(frame?.srcdoc).not.toMatch(/hostile|evil\.example/);
  },
};

function countRequests(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /tickets\/\d+\/screenshot/.test(name));
}

/** The rows of a page: those below the window load when they are scrolled to, and let go when they leave. */
export const OnlyWhatIsInView: Story = {
  decorators: [
    () => (
      <Box aria-label="Rows" role="group" tabIndex={0} h={44} overflow="auto">
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => (
          <Box key={id} h={16}>
            <TicketThumbnail ticketId={id} />
          </Box>
        ))}
      </Box>
    ),
  ],
  beforeEach() {
    performance.clearResourceTimings();
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img', { name: shownPage })).toHaveLength(3));
    await expect(canvas.getAllByRole('img', { name: 'Screenshot' })).toHaveLength(6);
    await expect(countRequests()).toHaveLength(3);
    const rows = canvas.getByRole('group', { name: 'Rows' });
    rows.scrollTo(0, rows.scrollHeight);
    await waitFor(() => expect(canvas.getAllByRole('img', { name: shownPage })).toHaveLength(3));
    await waitFor(() => expect(countRequests()).toHaveLength(6));
  },
};

/** Nothing is requested where the user saves data. */
export const SavesData: Story = {
  beforeEach() {
    performance.clearResourceTimings();
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    return () => Reflect.deleteProperty(navigator, 'connection');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Screenshot' })).toBeVisible();
    await expect(countRequests()).toEqual([]);
  },
};

export const Offline: Story = {
  beforeEach() {
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Screenshot' })).toBeVisible();
    onlineManager.setOnline(true);
    await expect(await canvas.findByRole('img', { name: shownPage })).toBeVisible();
  },
};
