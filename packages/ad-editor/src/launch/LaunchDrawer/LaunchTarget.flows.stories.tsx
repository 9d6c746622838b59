import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { storyPlaces } from '../../story/storyLookups';
import { bodies, goToConfirm, press } from './LaunchDrawer.fixtures';
import statesMeta from './LaunchDrawer.stories';

const meta = { ...statesMeta, title: 'Ad editor/LaunchDrawer/Target flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** A local business is found by name: the launch is shown there instead of the template's places. */
export const OwnLocation: Story = {
  beforeEach({ msw }) {
    bodies.mockClear();
    msw.use(mock(contract.lookups.locations).ok({ data: storyPlaces }));
  },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Continue');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Location' }), 'own');
    await press(userEvent, 'Continue');
    await expect(
      await screen.findByText("Please add at least one place, or use the template's."),
    ).toBeVisible();
    await userEvent.type(screen.getByRole('combobox', { name: 'Add a place' }), 'new y');
    const option = await screen.findByRole('option', { name: /^New York/ });
    await waitFor(() => expect(option).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('spinbutton', { name: 'Radius of New York, New York' });
    await screen.findByText(/Only the locations above are targeted/);
    await press(userEvent, 'Back');
    await goToConfirm(userEvent);
    await press(userEvent, 'Launch ad');
    await screen.findByText(/Your ad is on Facebook/);
    await expect(bodies.mock.lastCall?.[0].settings.targetAddress).toMatchObject([
      { key: '2490299', mode: 'include', method: 'search' },
    ]);
  },
};
