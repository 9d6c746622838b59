import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import statesMeta, { None } from './OutdatedNotice.stories';
import { outdatedTemplates } from './outdated.fixtures';

const meta = {
  ...statesMeta,
  title: 'Screens/Ads/Templates/OutdatedNotice/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const FixesAllTemplatesAtOnce: Story = {
  beforeEach({ msw }) {
    let left = outdatedTemplates;
    msw.use(
      http.get('*/api/v1/templates/outdated', () => HttpResponse.json({ data: left })),
      http.post('*/api/v1/templates/outdated/fix', async ({ request }) => {
        const { ids } = Object(await request.json());
        left = left.filter(({ id }) => !ids.includes(id));
        return HttpResponse.json({ message: 'Saved successfully.', fixed_count: ids.length });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fix 2 templates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Values that were removed' }));
    await dialog.findByText(/Video feeds: Facebook closed video feeds/);
    await userEvent.click(dialog.getByRole('button', { name: 'Fix 2 templates' }));
    await screen.findByText('2 templates fixed.');
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Fix 2 templates' })).not.toBeInTheDocument(),
    );
  },
};

export const ShowsNothingWithoutRemovedValues: Story = {
  beforeEach: None.beforeEach,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const ShowsNothingToUsersWhoMayNotChangeTemplates: Story = {
  args: { user: { entity_type: 'Client', permissions: {} } },
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.outdated).error(403, { message: 'No.' }));
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
