import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import statesMeta from './AlertSettingsScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Account/AlertSettingsScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The seeded agency, served by the API in the tab. */
export const SavesTheAlerts: Story = {
  play: async ({ canvas, userEvent }) => {
    const stopped = await canvas.findByRole('checkbox', { name: /An ad stopped/ });
    await expect(stopped).toBeChecked();
    await userEvent.click(stopped);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Currency/ }), 'EUR');
    await userEvent.type(canvas.getByRole('textbox', { name: /Highest cost per result/ }), '12.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved successfully.');
    await expect(stopped).not.toBeChecked();
  },
};

const stored = {
  attention: true,
  stopped: true,
  cost: true,
  spend_cap: true,
  cost_limit: 10_00,
  cost_currency: 'USD',
};
const sent: unknown[] = [];

/** Another user may have changed the other settings meanwhile. */
export const SendsWhatTheUserChanged: Story = {
  beforeEach({ msw }) {
    sent.length = 0;
    msw.use(
      mock(contract.ads.alertSettings).ok(stored),
      http.put('*/api/v1/ads/alerts', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...stored, ...Object(sent.at(-1)) });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /An ad stopped/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ stopped: false }]));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /An ad stopped/ })).not.toBeChecked());
    const limit = canvas.getByRole('textbox', { name: /Highest cost per result/ });
    await userEvent.clear(limit);
    await userEvent.type(limit, '25');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent[1]).toEqual({ cost_limit: 25_00, cost_currency: 'USD' }));
  },
};
