import type { Api } from '@adlane/api-client';
import { Toaster } from '@adlane/ui';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { MemoryUrlState } from '../../../shared/urlState/UrlStateProvider';
import { chooseMine, EditedByTwo, OtherUser, saveAsOtherUser } from '../../../story/OtherUser';
import { InsertsScreen } from './InsertsScreen';
import statesMeta from './InsertsScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Ads/Smart inserts/InsertsScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Custom Inserts' }));
    await expect(await canvas.findByText('Not used yet')).toBeVisible();
  },
};

/** The API in the tab. */
const beforeEach: Story['beforeEach'] = ({ msw }) => {
  msw.resetHandlers();
};

const changeProfile = (client: Api['client']) => {
  const business = { owner_name: 'Their owner', country: 'Their country' };
  return client.smartInserts.update({ body: { business, client_user_id: null } });
};

export const MergesMyProfileIntoAnotherUsersSave: Story = {
  beforeEach,
  render: () => (
    <OtherUser save={changeProfile}>
      <MemoryUrlState>
        <InsertsScreen />
        <Toaster />
      </MemoryUrlState>
    </OtherUser>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = await canvas.findByRole('textbox', { name: 'Owner Name' });
    await saveAsOtherUser(context);
    await userEvent.clear(name);
    await userEvent.type(name, 'My owner');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await chooseMine(context, { record: 'business profile', theirs: 'Their owner', mine: 'My owner' });
    await screen.findByText('Saved successfully.');
    await expect(name).toHaveValue('My owner');
    await expect(canvas.getByRole('textbox', { name: 'Country' })).toHaveValue('Their country');
  },
};

export const MergesMyInsertIntoAnotherUsersSave: Story = {
  beforeEach,
  globals: { role: 'SuperAdmin' },
  render: () => (
    <EditedByTwo
      store={(client) => client.smartInserts.storeCustom({ body: { name: 'Shared', value: 'a gift' } })}
      save={(client, { id }) => {
        const body = { name: 'Season', value: 'their gift' };
        return client.smartInserts.updateCustom({ params: { id }, body });
      }}
    >
      {() => (
        <MemoryUrlState initial="?kind=custom">
          <InsertsScreen />
        </MemoryUrlState>
      )}
    </EditedByTwo>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const edit = await canvas.findByRole('button', { name: 'Edit Shared' });
    await saveAsOtherUser(context);
    await userEvent.click(edit);
    const value = await screen.findByRole('textbox', { name: /^Value/ });
    await userEvent.clear(value);
    await userEvent.type(value, 'my gift');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await chooseMine(context, { record: 'smart insert', theirs: 'their gift', mine: 'my gift' });
    await canvas.findByRole('button', { name: 'Edit Season' });
    await canvas.findByText('my gift');
  },
};
