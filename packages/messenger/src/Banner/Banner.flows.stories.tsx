import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { data } from './Banner.fixtures';
import statesMeta from './Banner.stories';

const meta = { ...statesMeta, title: 'Widget/Banner page/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read more' }));
    await expect(args.send).toHaveBeenCalledWith(data.action);
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({ name: 'banner-height', data: { height: expect.any(Number) } }),
    );
    await expect(args.send).toHaveBeenCalledWith({ name: 'banner-data-set', data: { format: 'normal' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.send).toHaveBeenCalledWith({ name: 'banner-close' });
  },
};

export const InTheVisitorsLanguage: Story = {
  args: { action: { data: { ...data, lang: 'ja-JP' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '閉じる' }));
    await expect(args.send).toHaveBeenCalledWith({ name: 'banner-close' });
    await expect(document.documentElement).toHaveAttribute('lang', 'ja');
  },
};

export const TextFromRightToLeft: Story = {
  args: { action: { data: { ...data, text: 'نغلق يوم الجمعة.' } } },
  play: async ({ canvas }) => {
    const banner = getComputedStyle(await canvas.findByRole('region'));
    // The room of the button that closes the banner is at the end of the line.
    await expect([banner.paddingLeft, banner.paddingRight]).toEqual(['52px', '16px']);
  },
};

export const NothingToSay: Story = {
  args: { action: { data: {} } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ name: 'banner-close' }));
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
