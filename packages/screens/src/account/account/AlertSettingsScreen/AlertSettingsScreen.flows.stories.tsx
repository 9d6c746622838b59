import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
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
