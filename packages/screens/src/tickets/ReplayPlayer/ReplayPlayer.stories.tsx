import type { WebReplay } from '@adlane/contract/tickets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { ReplayPlayer } from './ReplayPlayer';

type RecordedNode = Record<string, unknown>;
let lastId = 0;

const text = (textContent: string): RecordedNode => ({ type: 3, id: ++lastId, textContent });
const element = (tagName: string, attributes: object = {}, ...childNodes: RecordedNode[]): RecordedNode => ({
  type: 2,
  id: ++lastId,
  tagName,
  attributes,
  childNodes,
});

const start = Date.UTC(2026, 10, 1, 9);

/** A recorded session of four seconds: a page, a moving pointer, a click. */
function createRecording(head: RecordedNode[], body: RecordedNode[]): WebReplay {
  const page = {
    type: 0,
    id: ++lastId,
    childNodes: [
      element(
        'html',
        {},
        element('head', {}, ...head),
        element('body', { style: 'margin:0;font:16px sans-serif' }, ...body),
      ),
    ],
  };
  const move = (atMs: number, x: number, y: number) => ({
    type: 3,
    timestamp: start + atMs,
    data: { source: 1, positions: [{ x, y, id: 1, timeOffset: 0 }] },
  });
  return {
    type: 'rrweb',
    startDate: start,
    baseUrl: 'https://brightside-dental.example/',
    width: 900,
    height: 500,
    isMobile: false,
    events: [
      {
        type: 4,
        timestamp: start,
        data: { href: 'https://brightside-dental.example/', width: 900, height: 500 },
      },
      { type: 2, timestamp: start + 1, data: { node: page, initialOffset: { left: 0, top: 0 } } },
      move(500, 120, 90),
      move(1500, 400, 220),
      move(4000, 640, 300),
    ],
  };
}

const visit = createRecording(
  [],
  [
    element('header', { style: 'background:#0f766e;color:white;padding:16px' }, text('Brightside Dental')),
    element('h1', { style: 'padding:16px' }, text('Book a visit')),
    element('p', { style: 'padding:0 16px' }, text('Total: NaN')),
  ],
);

const shout = `parent.postMessage('hostile','*');top.hostile=true`;
const hostile = createRecording(
  [
    element('script', {}, text(shout)),
    element('meta', { 'http-equiv': 'refresh', content: '0;url=https://evil.example/' }),
  ],
  [
    element('img', { src: 'x', onerror: shout }),
    element('a', { href: `javascript:${shout}` }, text('press')),
    element('iframe', { srcdoc: `<script>parent.${shout}</script>` }),
    element('svg', { onload: shout }),
    element('p', {}, text('What is left')),
  ],
);

function frameIn(root: HTMLElement): HTMLIFrameElement {
  const frame = root.querySelector('iframe');
  if (!frame) throw new Error('The player has drawn no frame.');
  return frame;
}

const meta = {
  title: 'Screens/Feedback/ReplayPlayer',
  component: ReplayPlayer,
  args: { replay: visit },
} satisfies Meta<typeof ReplayPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const play = await canvas.findByRole('button', { name: 'Play' });
    await waitFor(() => expect(play).toBeEnabled(), { timeout: 10_000 });
    await expect(frameIn(canvasElement).contentDocument?.body).toHaveTextContent('Total: NaN');
    const position = canvas.getByRole('slider', { name: 'Position' });
    await expect(position).toHaveAttribute('aria-valuetext', '0:00 of 0:04');
    await userEvent.click(play);
    await waitFor(() => expect(Number((position as HTMLInputElement).value)).toBeGreaterThan(200));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Speed' }), '4×');
    await fireEvent.change(position, { target: { value: '3000' } });
    await expect(position).toHaveAttribute('aria-valuetext', '0:03 of 0:04');
  },
};

export const PlaysToTheEnd: Story = {
  play: async ({ canvas, userEvent }) => {
    const play = await canvas.findByRole('button', { name: 'Play' });
    await waitFor(() => expect(play).toBeEnabled(), { timeout: 10_000 });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Speed' }), '8×');
    await userEvent.click(play);
    await expect(await canvas.findByRole('button', { name: 'Play' }, { timeout: 5000 })).toBeEnabled();
  },
};

export const HostileRecording: Story = {
  args: { replay: hostile },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const received: unknown[] = [];
    const listen = (event: MessageEvent) => {
      if (event.data === 'hostile') received.push(event.data);
    };
    window.addEventListener('message', listen);
    const play = await canvas.findByRole('button', { name: 'Play' });
    await waitFor(() => expect(play).toBeEnabled(), { timeout: 10_000 });
    await userEvent.click(play);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const frame = frameIn(canvasElement);
    frame.contentDocument?.querySelector('a')?.click();
    await new Promise((resolve) => setTimeout(resolve, 300));
    window.removeEventListener('message', listen);
    await expect(received).toEqual([]);
    await expect(window).not.toHaveProperty('hostile');
    await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    await expect(frame.contentDocument?.body).toHaveTextContent('What is left');
  },
};

export const Damaged: Story = {
  args: { replay: { ...visit, events: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent(
      'cannot be played',
    );
  },
};
