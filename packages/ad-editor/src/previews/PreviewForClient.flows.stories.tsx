import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { storyClient } from '@adlane/mocks/clients';
import { toListPage } from '@adlane/mocks/connections';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import tabMeta from '../facebook/AdTab/AdTab.stories';
import { storyInserts } from '../story/storyInserts';

/** The inserts of the client 3; those of everyone else are answered by the next handler. */
const insertsOfClient = http.get(`*${contract.smartInserts.view.path}`, ({ request }) => {
  if (new URL(request.url).searchParams.get('client_user_id') !== '3') return undefined;
  return HttpResponse.json({ ...storyInserts, values: [{ name: 'Business Name', value: 'Harbor Dental' }] });
});

const meta = { ...tabMeta, title: 'Ad editor/PreviewForClient/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** An agency sees what a client's ad will say, and returns to its own inserts. */
export const ShowsTheInsertsOfAClient: Story = {
  tags: ['picture'],
  beforeEach(context) {
    const reset = tabMeta.beforeEach(context);
    context.msw.use(
      insertsOfClient,
      mock(contract.clients.list).ok(toListPage(storyClient(3, 'Harbor Dental'))),
    );
    return reset;
  },
  play: async ({ canvas, userEvent }) => {
    const headline = await canvas.findByRole('textbox', { name: 'Headline 1' });
    await userEvent.clear(headline);
    // A brace begins a name of an insert.
    await userEvent.click(headline);
    await userEvent.paste('Visit {Business Name}');
    const preview = within(canvas.getByRole('region', { name: 'Preview' }));
    await waitFor(() => expect(preview.getAllByText('Visit Brightside Dental')[0]).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview for a client' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Client' }), 'Harbor');
    await userEvent.click(await screen.findByRole('option', { name: /Harbor Dental/ }));
    await waitFor(() => expect(preview.getAllByText('Visit Harbor Dental')[0]).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Harbor Dental' }));
    await waitFor(() => expect(preview.getAllByText('Visit Brightside Dental')[0]).toBeVisible());
  },
};

/** A client has no other's ad to look at. */
export const ClientsHaveNoChoice: Story = {
  args: { isAgency: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Preview' });
    await expect(canvas.queryByRole('button', { name: 'Preview for a client' })).toBeNull();
  },
};
