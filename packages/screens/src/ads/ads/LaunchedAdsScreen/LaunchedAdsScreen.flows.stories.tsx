import { contract } from '@adlane/contract';
import type { Ad } from '@adlane/contract/ads/ads';
import { mock } from '@adlane/mocks';
import { Toaster } from '@adlane/ui';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { chooseFilter, findFilter, removeFilter } from '../../../story/chooseFilter';
import { openViews } from '../../../story/openViews';
import { ad } from '../ad.fixtures';
import { LaunchedAdsScreen } from './LaunchedAdsScreen';
import { longName } from './LaunchedAdsScreen.fixtures';
import statesMeta, * as states from './LaunchedAdsScreen.stories';

type UserEvent = { click: (element: Element) => Promise<void> };

const open: Ad = { ...ad, id: 2, name: 'Open day' };

/** A platform that accepts every call; the seeded ads run on none. */
function mockPlatform() {
  let shown: Ad[] = [ad, open];
  const change = (id: unknown, changed: Partial<Ad>) => {
    shown = shown.map((each) => (each.id === Number(id) ? { ...each, ...changed } : each));
    return HttpResponse.json(shown.find((each) => each.id === Number(id)));
  };
  const readBody = async (request: Request) => new Map(Object.entries(Object(await request.json())));
  return [
    http.put('*/api/v1/ads/facebook/campaign/status/:id', async ({ params, request }) =>
      change(params.id, {
        status: (await readBody(request)).get('status') === 'PAUSED' ? 'paused' : 'active',
      }),
    ),
    http.put('*/api/v1/ads/update-budget/:id', async ({ params, request }) =>
      change(params.id, { budget: Number((await readBody(request)).get('budget')) }),
    ),
    http.post('*/api/v1/ads/archive/:id', ({ params }) => {
      shown = shown.filter(({ id }) => id !== Number(params.id));
      return HttpResponse.json({ message: 'Ad archived.' });
    }),
    http.get('*/api/v1/ads', () =>
      HttpResponse.json({ data: shown, meta: { page: 1, per_page: 12, total: shown.length }, totals: [] }),
    ),
    mock(contract.clients.list).empty(),
  ];
}

/** Opens the row menu of the first ad in this state. */
async function openMenu(state: string, userEvent: UserEvent) {
  const badges = await screen.findAllByText(state);
  const row = badges[0]?.closest('[data-row-index]');
  if (!(row instanceof HTMLElement)) throw new Error(`No row shows ${state}.`);
  await userEvent.click(within(row).getByRole('button', { name: /^Actions for/ }));
}

const meta = { ...statesMeta, title: 'Screens/Ads/Ads/LaunchedAdsScreen/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** The seeded world, served by the API in the tab. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Attention needed');
    await chooseFilter({ canvas, userEvent }, 'Status', 'Paused');
    const badges = () => canvas.queryAllByText('Attention needed');
    await waitFor(() => expect(badges()).toHaveLength(0));
    await removeFilter({ canvas, userEvent }, 'Status is Paused');
    await canvas.findByText('Attention needed');
  },
};

/** Pauses on the platform and resumes from the toast's Undo. */
export const PauseAndUndo: Story = {
  beforeEach({ msw }) {
    msw.use(...mockPlatform());
  },
  render: (args) => (
    <>
      <LaunchedAdsScreen {...args} />
      <Toaster />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('Active');
    const before = canvas.getAllByText('Active').length;
    await openMenu('Active', userEvent);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pause' }));
    await screen.findByText('Ad paused.');
    await waitFor(() => expect(canvas.queryAllByText('Active')).toHaveLength(before - 1));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getAllByText('Active')).toHaveLength(before));
  },
};

/** The dialog states the consequence before archiving; the ad leaves the list. */
export const ArchiveSelected: Story = {
  parameters: { showsMessages: ['archiveAd', 'adArchived'] },
  beforeEach: PauseAndUndo.beforeEach,
  render: PauseAndUndo.render,
  play: async ({ canvas, userEvent }) => {
    const name = 'Open day';
    const box = await canvas.findByRole('checkbox', { name: `Select ${name}` });
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    const question = await screen.findByRole('alertdialog', { name: 'Archive this ad?' });
    await expect(question).toHaveTextContent(name);
    await userEvent.click(within(question).getByRole('button', { name: 'Archive' }));
    await waitFor(() =>
      expect(canvas.queryByRole('checkbox', { name: `Select ${name}` })).not.toBeInTheDocument(),
    );
  },
};

export const ChangeBudget: Story = {
  beforeEach: PauseAndUndo.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('Active');
    await openMenu('Active', userEvent);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change budget' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the budget' }));
    const field = dialog.getByRole('textbox', { name: /budget/ });
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Enter a budget above zero.');
    await userEvent.type(field, '77');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await canvas.findByText(/\$77\.00/);
  },
};

export const ExportFails: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.ads.export).error(500, { message: 'The database is resting.' }));
  },
  render: PauseAndUndo.render,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Attention needed');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await screen.findByText('The database is resting.');
  },
};

/** A client without `manage_agency_ads` sees no actions. */
export const AsClient: Story = {
  ...states.AsClient,
  play: async ({ canvas, userEvent }) => {
    const isNarrow = window.innerWidth < 768;
    await userEvent.click(await canvas.findByRole('button', { name: isNarrow ? 'Filters' : 'Filter' }));
    const panel = within(await screen.findByRole('dialog', { name: isNarrow ? 'Filters' : 'Filter by' }));
    await expect(panel.getByText('Platform')).toBeVisible();
    await expect(panel.queryByText('Client')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  ...states.Empty,
  play: async ({ canvas, userEvent }) => {
    const link = await screen.findByRole('link', { name: 'Choose a template' });
    await expect(link).toHaveAttribute('href', '#templates');
    await expect(canvas.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Archived ads' }));
    await canvas.findByText('No matches');
    await expect(canvas.getByRole('searchbox', { name: 'Search ads' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled();
  },
};

export const NothingMatches: Story = {
  ...states.NoMatches,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search ads' })).toHaveValue('nothing');
    await expect(canvas.queryByRole('link', { name: 'Choose a template' })).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  ...states.Failed,
  play: async ({ canvas }) => {
    await canvas.findByText('The database is resting.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Offline: Story = {
  ...states.Offline,
  play: async ({ canvas }) => {
    await canvas.findByText(/could not be reached/);
  },
};

/** Long names and large figures in every state, without the database; a budget stays on one line. */
export const LongText: Story = {
  ...states.LongText,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${longName}` }));
    await expect(canvas.getByRole('button', { name: 'Select all 40' })).toBeVisible();
    await expect(canvas.getByText('$1,234,567.00')).toBeVisible();
    await expect(canvas.getByText('$308.64')).toBeVisible();
    for (const budget of canvas.getAllByText(/ a day$/)) {
      await expect(budget.getClientRects()).toHaveLength(1);
    }
  },
};

/** Filters become a view that the team can open, and its author can delete. */
export const SavesAView: Story = {
  play: async ({ canvas, userEvent }) => {
    const stage = { canvas, userEvent };
    await chooseFilter(stage, 'Platform', 'Facebook');
    const unsaved = await openViews(stage, 'Unsaved view');
    await userEvent.click(unsaved.getByRole('menuitem', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'At Facebook');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Share with the team' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    const saved = await openViews(stage, 'At Facebook');
    await expect(saved.getByRole('menuitemradio', { name: 'At Facebook' })).toBeChecked();
    await userEvent.click(saved.getByRole('menuitemradio', { name: 'All' }));
    const all = await openViews(stage, 'All');
    const filters = { name: /^Change filter|^Filters, \d/ };
    await expect(canvas.queryByRole('button', filters)).not.toBeInTheDocument();
    await userEvent.click(all.getByRole('menuitemradio', { name: 'At Facebook' }));
    const again = await openViews(stage, 'At Facebook');
    await expect(await findFilter(stage, 'Platform is Facebook')).toBeVisible();
    await userEvent.click(again.getByRole('menuitem', { name: 'Delete view' }));
    const prompt = within(await screen.findByRole('alertdialog'));
    await expect(prompt.getByText('Your team loses it, too. What it lists stays.')).toBeVisible();
    await userEvent.click(prompt.getByRole('button', { name: 'Delete view' }));
    const deleted = await openViews(stage, 'Unsaved view');
    await expect(deleted.queryByRole('menuitemradio', { name: 'At Facebook' })).not.toBeInTheDocument();
    await expect(deleted.getByRole('menuitem', { name: 'Save view' })).toBeVisible();
  },
};

/** Built-in views open by one choice. */
export const OpensABuiltInView: Story = {
  play: async ({ canvas, userEvent }) => {
    const views = await openViews({ canvas, userEvent }, 'All');
    await userEvent.click(views.getByRole('menuitemradio', { name: 'Needs attention' }));
    const attention = await openViews({ canvas, userEvent }, 'Needs attention');
    await expect(attention.queryByRole('menuitem', { name: 'Save view' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(await findFilter({ canvas }, 'Status is Attention needed')).toBeVisible();
  },
};

/** Without its saved views, the list filters, searches and opens built-in views. */
export const ViewsFailed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.listViews.list).error(500, { message: 'The database is resting.' }));
  },
  play: async ({ canvas, userEvent }) => {
    const views = await openViews({ canvas, userEvent }, 'All. Views could not be loaded.');
    await userEvent.click(views.getByRole('menuitemradio', { name: 'Running' }));
    await canvas.findByRole('button', { name: 'View: Running. Views could not be loaded.' });
    await expect(await canvas.findByRole('region', { name: 'Launched ads' })).toBeVisible();
  },
};
