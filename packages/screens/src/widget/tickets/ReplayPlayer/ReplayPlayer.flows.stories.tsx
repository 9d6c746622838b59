import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { waitForFrames } from '../../../story/waitForFrames';
import { createRecording, element, findId, start as startDate, text, visit } from './ReplayPlayer.fixtures';
import statesMeta, { OutsideResources as outside, WithTimeline } from './ReplayPlayer.stories';

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

function findFrame(root: HTMLElement): HTMLIFrameElement {
  const frame = root.querySelector('iframe');
  if (!frame) throw new Error('The player has drawn no frame.');
  return frame;
}
const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Tickets/ReplayPlayer/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const play = await canvas.findByRole('button', { name: 'Play' });
    await waitFor(() => expect(play).toBeEnabled());
    await expect(findFrame(canvasElement).contentDocument?.body).toHaveTextContent('Total: NaN');
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

export const PlayToTheEnd: Story = {
  play: async ({ canvas, userEvent }) => {
    const play = await canvas.findByRole('button', { name: 'Play' });
    await waitFor(() => expect(play).toBeEnabled());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Speed' }), '8×');
    await userEvent.click(play);
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeEnabled();
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
    await waitFor(() => expect(play).toBeEnabled());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Speed' }), '8×');
    await userEvent.click(play);
    // It has been played to its end.
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeEnabled();
    const frame = findFrame(canvasElement);
    frame.contentDocument?.querySelector('a')?.click();
    await waitForFrames(canvasElement);
    window.removeEventListener('message', listen);
    await expect(received).toEqual([]);
    await expect(window).not.toHaveProperty('hostile');
    await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    await expect(frame.contentDocument?.body).toHaveTextContent('What is left');
  },
};

const charts = createRecording(
  [element('style', {}, text('#wide{width:100%}'))],
  [
    element('canvas', { id: 'chart', width: '420', height: '120' }, text('A chart')),
    element('div', { style: 'width:210px' }, element('canvas', { id: 'wide', width: '420', height: '120' })),
    element('canvas', { id: 'plain' }),
    element('p', {}, text('Below the charts')),
  ],
);

export const CanvasSizes: Story = {
  args: { replay: charts },
  play: async ({ canvas, canvasElement }) => {
    const play = await canvas.findByRole('button', { name: 'Play' });
    await waitFor(() => expect(play).toBeEnabled());
    const page = findFrame(canvasElement).contentDocument;
    const measure = (id: string) => {
      const element = page?.getElementById(id);
      return element && [element.offsetWidth, element.offsetHeight];
    };
    await waitFor(() => expect(measure('chart')).toEqual([420, 120]));
    await expect(measure('wide')).toEqual([210, 60]);
    await expect(measure('plain')).toEqual([300, 150]);
  },
};

const image = `data:image/png;base64,${btoa('image')}`;
const layered = createRecording(
  [
    element(
      'style',
      {},
      text('@keyframes enter{from{opacity:0}}#card{animation:enter 9s}#board:fullscreen{padding:7px}'),
    ),
  ],
  [
    element(
      'dialog',
      { id: 'top', open: '', rr_open_mode: 'modal', 'data-adlane-top-layer': '2' },
      text('Top'),
    ),
    element(
      'dialog',
      { id: 'low', open: '', rr_open_mode: 'modal', 'data-adlane-top-layer': '1' },
      text('Low'),
    ),
    element('p', { id: 'hint', popover: 'auto', 'data-adlane-top-layer': '3' }, text('Hint')),
    element('div', { id: 'board', 'data-adlane-top-layer': '0' }, text('Board')),
    element('input', { id: 'half', type: 'checkbox', 'data-adlane-indeterminate': '' }),
    element('canvas', { id: 'chart', 'data-adlane-image': image }),
    element('p', { id: 'card' }, text('Card')),
  ],
);
const closing = {
  type: 3,
  timestamp: startDate + 5000,
  data: {
    source: 0,
    adds: [],
    removes: [],
    texts: [],
    attributes: [{ id: findId(layered, 'hint'), attributes: { 'data-adlane-top-layer': null } }],
  },
};

/** The last moment includes its events. */
export const TopLayer: Story = {
  args: { replay: { ...layered, events: [...layered.events, closing] }, startMs: 4500 },
  play: async ({ canvas, canvasElement }) => {
    const before = document.activeElement;
    const play = await canvas.findByRole('button', { name: 'Play' });
    await waitFor(() => expect(play).toBeEnabled());
    const page = findFrame(canvasElement).contentDocument;
    const find = (id: string) => page?.getElementById(id);
    await waitFor(() => expect(find('hint')?.matches(':popover-open')).toBe(true));
    const { width, height } = layered;
    await expect(page?.elementFromPoint(width / 2, height / 2)?.id).toBe('top');
    await expect(find('low')?.matches(':modal')).toBe(true);
    await expect(find('board')?.getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width, height });
    await expect((find('half') as HTMLInputElement).indeterminate).toBe(true);
    const style = (id: string) => getComputedStyle(find(id) ?? document.body);
    await expect(style('board').padding).toBe('7px');
    await expect(style('chart').backgroundImage).toContain(image);
    await expect(style('card').opacity).toBe('1');
    await fireEvent.change(canvas.getByRole('slider', { name: 'Position' }), { target: { value: '5000' } });
    await waitFor(() => expect(find('hint')?.matches(':popover-open')).toBe(false));
    await expect(document.activeElement).toBe(before);
  },
};

const rules = createRecording(
  [element('style', { id: 'engine' }, text('p{margin:0}'))],
  [element('p', {}, text('Styled'))],
);
const inserted = {
  type: 3,
  timestamp: startDate + 4000,
  data: { source: 8, id: findId(rules, 'engine'), adds: [{ rule: 'p{margin:7px}', index: 0 }] },
};

/** Libraries that write styles by script insert their rules. */
export const InsertedRules: Story = {
  args: { replay: { ...rules, events: [...rules.events, inserted] }, startMs: 4000 },
  play: async ({ canvas, canvasElement }) => {
    const play = await canvas.findByRole('button', { name: 'Play' });
    await waitFor(() => expect(play).toBeEnabled());
    const findSheet = () =>
      findFrame(canvasElement).contentDocument?.querySelector<HTMLStyleElement>('#engine')?.sheet;
    await waitFor(() => expect(findSheet()?.cssRules).toHaveLength(2));
  },
};

export const Damaged: Story = {
  args: { replay: { ...visit, events: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('cannot be played');
  },
};

export const SeeksByTheTimeline: Story = {
  args: { ...WithTimeline.args, startMs: 1000 },
  play: async ({ canvas, userEvent }) => {
    const play = await canvas.findByRole('button', { name: 'Play' });
    await waitFor(() => expect(play).toBeEnabled());
    const position = canvas.getByRole('slider', { name: 'Position' });
    await expect(position).toHaveAttribute('aria-valuetext', '0:01 of 0:04');
    await userEvent.click(canvas.getByRole('button', { name: /TypeError/ }));
    await waitFor(() => expect(position).toHaveAttribute('aria-valuetext', '0:03 of 0:04'));
    await expect(canvas.getByRole('button', { name: /TypeError/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Console (2)' }));
    await expect(canvas.queryByRole('button', { name: /TypeError/ })).not.toBeInTheDocument();
    const skip = canvas.getByRole('button', { name: 'Skip idle time' });
    await userEvent.click(skip);
    await expect(skip).toHaveAttribute('aria-pressed', 'true');
  },
};

export const OutsideResources: Story = {
  ...outside,
  play: async ({ canvas, canvasElement }) => {
    const play = await canvas.findByRole('button', { name: 'Play' });
    await waitFor(() => expect(play).toBeEnabled());
    const page = findFrame(canvasElement).contentDocument;
    const style = (selector: string) => {
      const found = page?.querySelector(selector);
      return found && getComputedStyle(found);
    };
    const naturalWidth = (id: string) => page?.querySelector<HTMLImageElement>(`#${id}`)?.naturalWidth;
    await waitFor(() => expect(naturalWidth('logo')).toBe(160));
    await expect(naturalWidth('missing')).toBe(24);
    await expect(style('.lead')?.color).toBe('rgb(15, 118, 110)');
    for (const selector of ['.lead', 'h1'])
      await expect(style(selector)?.backgroundImage).toMatch(/^url\("data:image/);
    await expect(style('main')?.padding).toBe('24px');
  },
};
