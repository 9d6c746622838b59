import type { StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import statesMeta from './AdSwipeScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Ads/Templates/AdSwipeScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensTheLibraryWithTheSearch: Story = {
  play: async ({ canvas, userEvent }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(canvas.getByRole('button', { name: 'Search Facebook and Instagram' }));
    await canvas.findByText('Enter a business, a product or a website.');
    await expect(open).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Business/ }), 'dentist{Enter}');
    await expect(open).toHaveBeenCalledWith(expect.stringContaining('q=dentist'), '_blank', 'noopener');
    open.mockRestore();
  },
};
