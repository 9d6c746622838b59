import { contract } from '@adlane/contract';
import { changeAdTypes, createDefaultAdTypes } from '@adlane/contract/rules';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, type within } from 'storybook/test';
import { editorSent } from '../../story/editorStory';
import statesMeta from './AdTab.stories';

type Canvas = ReturnType<typeof within>;
type User = { click: (on: Element) => Promise<void> };

const meta = { ...statesMeta, title: 'Ad editor/Ad/AdTypesCard/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** Serves ad types and stores changes of them once `receive` resolves; refused where it rejects. */
function serveAdTypes(receive: (body: Record<string, unknown>) => Promise<void>) {
  let data = createDefaultAdTypes('leadform');
  const path = `*${contract.templates.updateAdTypes.path.replace('{id}', ':id')}`;
  return [
    http.get(path, () => HttpResponse.json({ data })),
    http.put<never, { data: typeof data }>(path, async ({ request }) => {
      const body = await request.json();
      try {
        await receive(body);
      } catch {
        return HttpResponse.json({ message: 'This ad type is in use.' }, { status: 422 });
      }
      data = changeAdTypes(data, body.data).adTypes;
      return HttpResponse.json({ data });
    }),
  ];
}

/** The first change waits for its answer until it is released. */
const slow = { release: () => {}, sent: [] as unknown[] };

const serveSlowly = (refusesFirst: boolean) => {
  const isReleased = new Promise<void>((release) => Object.assign(slow, { release, sent: [] }));
  return serveAdTypes(async (body) => {
    slow.sent.push(body);
    if (slow.sent.length > 1) return;
    await isReleased;
    if (refusesFirst) throw new Error('Refused');
  });
};

async function switchTwo(canvas: Canvas, userEvent: User) {
  const [messenger, traffic] = [
    await canvas.findByRole('switch', { name: /Messenger/ }),
    canvas.getByRole('switch', { name: /Traffic: Link Clicks/ }),
  ];
  await userEvent.click(messenger);
  await userEvent.click(traffic);
  await expect([isOn(messenger), isOn(traffic)]).toEqual([false, false]);
  await waitFor(() => expect(slow.sent).toHaveLength(1));
  slow.release();
  await waitFor(() => expect(slow.sent).toHaveLength(2));
  await waitFor(() =>
    expect(canvas.getByRole('list', { name: 'Ad types' })).toHaveAttribute('aria-busy', 'false'),
  );
  return [messenger, traffic].map(isOn);
}

const isOn = (element: HTMLElement) => (element as HTMLInputElement).checked;

/** Each change is sent alone, so that another user's stay. */
export const StoresTwoQuickChanges: Story = {
  beforeEach({ msw }) {
    msw.use(...serveSlowly(false));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await switchTwo(canvas, userEvent)).toEqual([false, false]);
    await expect(slow.sent).toEqual([
      { data: [expect.objectContaining({ status: 'inactive' })] },
      { data: [expect.objectContaining({ status: 'inactive' })] },
    ]);
  },
};

export const ShowsWhatIsStoredIfTheFirstOfTwoIsRefused: Story = {
  beforeEach({ msw }) {
    msw.use(...serveSlowly(true));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await switchTwo(canvas, userEvent)).toEqual([true, false]);
    await screen.findByText('This ad type is in use.');
  },
};

/** Ads §4: the default can't be disabled, and a disabled kind can't become the default. */
export const ObjectiveRules: Story = {
  beforeEach({ msw }) {
    msw.use(...serveAdTypes(async (body) => editorSent(body)));
  },
  play: async ({ canvas, userEvent }) => {
    const byDefault = await canvas.findByRole('switch', { name: 'Leads: Maximize number of leads' });
    await userEvent.click(byDefault);
    await screen.findByText(
      'You cannot disable the default objective. Please select another objective as default first.',
    );
    await expect(byDefault).toBeChecked();
    await expect(editorSent).not.toHaveBeenCalled();
    const messenger = canvas.getByRole('switch', { name: /Messenger/ });
    await userEvent.click(messenger);
    await waitFor(() => expect(editorSent).toHaveBeenCalledOnce());
    await expect(messenger).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /Make default: Messenger/ }));
    await screen.findByText(
      'You cannot set an inactive objective as default. Please activate the objective first.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Make default: Traffic: Link Clicks' }));
    await canvas.findByRole('button', { name: 'Make default: Leads: Maximize number of leads' });
    await waitFor(() => expect(editorSent).toHaveBeenCalledTimes(2));
  },
};
