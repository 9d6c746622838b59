import { useApi } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import type { ProjectCollection } from '@adlane/contract/widget/help/manage';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { chooseMine, EditedByTwo, saveAsOtherUser } from '../../../story/OtherUser';
import { collections } from '../../shared/content.fixtures';
import { HelpScreen, type HelpScreenProps } from './HelpScreen';
import statesMeta from './HelpScreen.stories';

/** The screen in the first project of the seeded world. */
function InProject(props: HelpScreenProps) {
  const { queries } = useApi();
  const { data } = useQuery(queries.projects.list.query({ query: {} }));
  const [project] = data?.data ?? [];
  return project ? <HelpScreen {...props} projectId={project.id} /> : null;
}

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Help/HelpScreen/Flows',
  tags: ['flow', '!autodocs'],
  // The operator's project of the seeded world has content; the API in the tab serves it.
  globals: { role: 'SuperAdmin' },
  beforeEach: () => undefined,
  render: (args: HelpScreenProps) => <InProject {...args} />,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const CreatesAndDeletesACollection: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Collections' });
    await userEvent.click(canvas.getByRole('button', { name: 'New collection' }));
    const dialog = await screen.findByRole('dialog', { name: 'New collection' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Title/ }), 'Billing questions');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create collection' }));
    const card = await canvas.findByRole('region', { name: 'Billing questions' });
    await expect(card).toHaveTextContent('No articles yet.');
    await userEvent.click(within(card).getByRole('button', { name: 'Actions for Billing questions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const prompt = await screen.findByRole('alertdialog');
    await expect(prompt).toHaveTextContent('It has no articles.');
    await userEvent.click(within(prompt).getByRole('button', { name: 'Delete collection' }));
    await screen.findByText('Collection deleted.');
  },
};

export const MergesMyCollectionIntoAnotherUsersSave: Story = {
  render: (args: HelpScreenProps) => (
    <EditedByTwo
      store={async (client, project_id) => {
        const body = { title: 'Shared collection', description: '', project_id };
        return { project_id, ...(await client.projectHelp.storeCollection({ body })) };
      }}
      save={(client, { id }) => {
        const body = { title: 'Their collection', description: 'Their description' };
        return client.projectHelp.updateCollection({ params: { id }, body });
      }}
    >
      {({ project_id }) => <HelpScreen {...args} projectId={project_id} />}
    </EditedByTwo>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const menu = await canvas.findByRole('button', { name: 'Actions for Shared collection' });
    await saveAsOtherUser(context);
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const title = await screen.findByRole('textbox', { name: /Title/ });
    await userEvent.clear(title);
    await userEvent.type(title, 'My collection');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await chooseMine(context, { record: 'collection', theirs: 'Their collection', mine: 'My collection' });
    await expect(await canvas.findByRole('region', { name: 'My collection' })).toHaveTextContent(
      'Their description',
    );
  },
};

export const ReordersArticlesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [list] = await canvas.findAllByRole('list', { name: /^Articles in/ });
    if (!list) throw new Error('The seeded help center has no articles.');
    const titles = () =>
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    const [first, second] = titles();
    within(list)
      .getByRole('button', { name: `Move ${second}` })
      .focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(titles().slice(0, 2)).toEqual([second, first]));
  },
};

const listTitles = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('list', { name: 'Collections' }))
    .getAllByRole('region')
    .map((region) => region.getAttribute('aria-label'));

type Keyboard = { keyboard: (keys: string) => Promise<void> };

async function moveCollection(
  canvasElement: HTMLElement,
  title: string,
  key: string,
  { keyboard }: Keyboard,
) {
  (await within(canvasElement).findByRole('button', { name: `Move ${title}` })).focus();
  await keyboard(' ');
  await keyboard(key);
  await keyboard(' ');
}

const three = [
  ...collections,
  { id: 90, title: 'Billing', description: '', articles: [], updated_at: '2026-10-12T09:00:00.000Z' },
].slice(-3);
const [one = '', two = '', last = ''] = three.map(({ title }) => title);

/** A server that makes its first change when it is released. */
const slowServer = { stored: three as ProjectCollection[], received: 0, answered: 0, release: () => {} };

export const ShowsTheLastOfTwoOrders: Story = {
  render: (args) => <HelpScreen {...args} />,
  beforeEach({ msw }) {
    const isReleased = new Promise<void>((release) => {
      Object.assign(slowServer, { stored: three, received: 0, answered: 0, release });
    });
    msw.use(
      http.get(`*${contract.projectHelp.list.path}`, () => HttpResponse.json({ data: slowServer.stored })),
      http.put<never, { collections: { id: number }[] }>(
        `*${contract.projectHelp.sort.path}`,
        async ({ request }) => {
          const { collections: order } = await request.json();
          slowServer.received += 1;
          if (slowServer.received === 1) await isReleased;
          slowServer.stored = order.flatMap(({ id }) => three.filter((each) => each.id === id));
          slowServer.answered += 1;
          return HttpResponse.json({ data: slowServer.stored });
        },
      ),
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    await moveCollection(canvasElement, two, '{ArrowUp}', userEvent);
    await waitFor(() => expect(listTitles(canvasElement)).toEqual([two, one, last]));
    await moveCollection(canvasElement, last, '{ArrowUp}', userEvent);
    const shown = [two, last, one];
    await waitFor(() => expect(listTitles(canvasElement)).toEqual(shown));
    // A second change that was sent beside the first one is made by then.
    await fetch(contract.projectHelp.list.path);
    slowServer.release();
    await waitFor(() => expect(slowServer.answered).toBe(2));
    await expect(slowServer.stored.map(({ title }) => title)).toEqual(shown);
    await waitFor(() => expect(listTitles(canvasElement)).toEqual(shown));
  },
};

/** Ends the wait of a change that the server refuses. */
const refusal = { send: () => {} };

export const ShowsTheStoredOrderAfterARefusal: Story = {
  render: (args) => <HelpScreen {...args} />,
  beforeEach({ msw }) {
    const isDue = new Promise<void>((resolve) => {
      refusal.send = resolve;
    });
    msw.use(
      mock(contract.projectHelp.list).ok({ data: three }),
      http.put(`*${contract.projectHelp.sort.path}`, async () => {
        await isDue;
        return HttpResponse.json({ message: 'Someone else changed it.', code: 'CONFLICT' }, { status: 409 });
      }),
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    await moveCollection(canvasElement, two, '{ArrowUp}', userEvent);
    await waitFor(() => expect(listTitles(canvasElement)).toEqual([two, one, last]));
    refusal.send();
    await waitFor(() => expect(listTitles(canvasElement)).toEqual([one, two, last]));
  },
};
