import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectOwnStyles } from '../../test/expectOwnStyles';
import { widgetPart } from '../../test/testScope';
import statesMeta from './FrameHost.stories';

const box = () => widgetPart('.frame').getBoundingClientRect();
const meta = { ...statesMeta, title: 'Widget/Frame/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Widget: Story = {
  play: async () => {
    await expect(box().height).toBeLessThanOrEqual(Math.max(700, window.innerHeight));
    await expect(widgetPart('iframe')).toHaveAttribute('referrerpolicy', 'origin');
  },
};

export const Survey: Story = {
  args: { mode: 'survey', height: 240 },
  play: async () => expect(box().height).toBe(240),
};

export const SurveyWeb: Story = {
  args: { mode: 'survey_web' },
  play: async () => expect(box().width).toBe(window.innerWidth),
};

export const Loading: Story = {
  args: { link: 'loading' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(widgetPart('.actions button:not(.primary)'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Unreachable: Story = {
  args: { link: 'failed' },
  play: async ({ args, userEvent }) => {
    await expect(widgetPart('.state p')).toHaveTextContent('Feedback cannot be reached right now.');
    await userEvent.click(widgetPart('.actions .primary'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnHostilePage: Story = {
  args: { link: 'failed', isHostile: true },
  play: async () => {
    await expectOwnStyles(widgetPart('.frame'));
    await expectOwnStyles(widgetPart('.actions .primary'));
  },
};
