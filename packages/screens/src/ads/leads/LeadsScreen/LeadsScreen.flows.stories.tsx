import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { LeadsScreen } from './LeadsScreen';
import statesMeta from './LeadsScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Ads/Leads/LeadsScreen/Flows',
  tags: ['flow', '!autodocs'],
  // The seeded leads, served by the API in the tab.
  beforeEach: () => undefined,
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the number of leads that match. */
async function findTotal(canvasElement: HTMLElement): Promise<number> {
  const pages = await within(canvasElement).findByText(/ of \d+$/);
  return Number(/(\d+)$/.exec(pages.textContent)?.[1]);
}

export const OnlySentLeadsHaveABadge: Story = {
  beforeEach: statesMeta.beforeEach,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Ines Duarte/ });
    await expect(link.closest('tr, article')).not.toHaveTextContent('Not sent');
    await canvas.findByText('Delivered');
    await canvas.findByText('Failed');
  },
};

export const DeleteSelected: Story = {
  parameters: { showsMessages: ['deleteLeads', 'leadsDeleted'] },
  render: (args) => <LeadsScreen {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const total = await findTotal(canvasElement);
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select .+/ });
    for (const box of boxes.slice(1, 3)) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete the selected leads?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Leads deleted successfully.');
    await waitFor(async () => expect(await findTotal(canvasElement)).toBe(total - 2));
  },
};

export const SearchNarrowsTheList: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await findTotal(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search leads' }), 'zzzz');
    await canvas.findByRole('button', { name: 'Clear search and filters' });
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search leads' }));
    await findTotal(canvasElement);
  },
};

/** A link to a page that the list no longer has. */
export const ShowsTheLastPageInsteadOfOneBehindIt: Story = {
  parameters: { url: '?page=99' },
  play: async ({ canvas, canvasElement }) => {
    const total = await findTotal(canvasElement);
    await canvas.findByText(new RegExp(`(^|[–-]| )${total} of ${total}$`));
    await expect((await canvas.findAllByRole('checkbox', { name: /^Select .+/ })).length).toBeGreaterThan(1);
  },
};

export const EmptyLeadsToTheTemplates: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.leads.list).empty());
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Choose a template' });
    await expect(link).toHaveAttribute('href', '#/agency/ads/your-ads');
    await expect(canvas.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  },
};

export const PointsASuperAdminToTheAgencies: Story = {
  args: { user: { entity_type: 'SuperAdmin', permissions: {} } },
  beforeEach: EmptyLeadsToTheTemplates.beforeEach,
  play: async ({ canvas }) => {
    await canvas.findByText('No leads here');
    await expect(canvas.queryByRole('link', { name: 'Choose a template' })).not.toBeInTheDocument();
  },
};
