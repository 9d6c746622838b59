import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './PageHelp.stories';

const meta = { ...statesMeta, title: 'Layout/PageHelp/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const text = 'What your ads are launched from.';

export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'About this page' });
    await expect(canvas.queryByText(text)).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText(text)).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
};
