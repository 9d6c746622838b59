import type { Api } from '@adlane/api-client';
import { successMessages } from '@adlane/contract/constants';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { chooseMine, OtherUser, saveAsOtherUser } from '../../../story/OtherUser';
import { AgencyProfileScreen } from './AgencyProfileScreen';
import statesMeta from './AgencyProfileScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Account/Account/AgencyProfileScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The seeded agency, served by the API in the tab. */
export const SavesTheProfile: Story = {
  play: async ({ canvas, userEvent }) => {
    const website = await canvas.findByRole('textbox', { name: 'Website' });
    await userEvent.clear(website);
    await userEvent.type(website, 'no address');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Please Enter Valid URL');
    await userEvent.clear(website);
    await userEvent.type(website, 'https://brooks.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved successfully.');
    await expect(website).toHaveValue('https://brooks.example');
  },
};

/** The agency's color also arrives where its clients see it. */
export const ChangesTheBrandColor: Story = {
  parameters: { showsMessages: ['brandColorUpdated'] },
  play: async ({ canvas, userEvent }) => {
    const color = await canvas.findByRole('textbox', { name: 'Brand color' });
    await userEvent.clear(color);
    await userEvent.type(color, '#7a1f5c');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText(successMessages.brandColorUpdated);
  },
};

const renameAgency = (client: Api['client']) =>
  client.account.updateAgencyProfile({
    body: { business_name: 'Their agency', website: 'https://theirs.example' },
  });

export const MergesMyChangesIntoAnotherUsersSave: Story = {
  render: () => (
    <OtherUser save={renameAgency}>
      <AgencyProfileScreen />
    </OtherUser>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = await canvas.findByRole('textbox', { name: /Business name/ });
    await saveAsOtherUser(context);
    await userEvent.clear(name);
    await userEvent.type(name, 'My agency');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await chooseMine(context, { record: 'agency profile', theirs: 'Their agency', mine: 'My agency' });
    await screen.findByText('Saved successfully.');
    await expect(name).toHaveValue('My agency');
    await expect(canvas.getByRole('textbox', { name: 'Website' })).toHaveValue('https://theirs.example');
  },
};
