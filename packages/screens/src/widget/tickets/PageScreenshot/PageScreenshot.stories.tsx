import type { Meta, StoryObj } from '@storybook/react-vite';
import { content, head, resources } from '../pageResources.fixtures';
import { PageScreenshot } from './PageScreenshot';
import { page } from './PageScreenshot.fixtures';

const meta = {
  title: 'Screens/Widget/Tickets/PageScreenshot',
  component: PageScreenshot,
  args: { screenshot: page },
} satisfies Meta<typeof PageScreenshot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scrolled: Story = { args: { screenshot: { ...page, y: 300 } } };

export const OnAPhone: Story = { args: { screenshot: { ...page, width: 390, height: 700, isMobile: true } } };

export const HugePage: Story = { args: { screenshot: { ...page, width: 1e9, height: -5 } } };

export const OutsideResources: Story = {
  args: {
    screenshot: { ...page, html: `<html><head>${head}</head><body>${content}</body></html>` },
    resources,
  },
};
