import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import statesMeta, { Groups as GroupsState } from './Tabs.stories';

const meta = { ...statesMeta, title: 'Navigation/Tabs/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Ad editor' })).toHaveTextContent('Texts and pictures');
    await userEvent.click(canvas.getByRole('tab', { name: 'Settings' }));
    await expect(args.onChange).toHaveBeenCalledWith('adSetting');
    await expect(canvas.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tab', { name: 'Access' })).toBeDisabled();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    canvas.getByRole('tab', { name: 'Ad editor' }).focus();
    await userEvent.keyboard(globals.direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(await canvas.findByText('Budget and audience')).toBeVisible();
  },
};

/** Headings name the groups of a column; the arrow keys follow its direction. */
export const Groups: Story = {
  ...GroupsState,
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const isColumn = window.innerWidth >= 1152;
    const tabs = canvas.getByRole('tablist', { name: 'Project' });
    await expect(tabs).toHaveAttribute('aria-orientation', isColumn ? 'vertical' : 'horizontal');
    await expect(canvas.queryAllByText(/^(Setup|Widget|Visitor data)$/)).toHaveLength(isColumn ? 3 : 0);
    const first = canvas.getByRole('tab', { name: 'Install' });
    first.focus();
    if (!isColumn) return;
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByText('Public key and secret')).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await canvas.findByText('A snippet for your pages')).toBeVisible();
    const panel = canvas.getByRole('tabpanel', { name: 'Install' }).getBoundingClientRect();
    const column = tabs.getBoundingClientRect();
    await expect(panel.top).toBe(column.top);
  },
};

/** The open tab is seen whole where not all of them fit, and scrolling fades the edges that hide tabs. */
export const MoreThanFit: Story = {
  args: {
    value: 'tab-12',
    items: Array.from({ length: 12 }, (_none, index) => ({
      value: `tab-${index + 1}`,
      label: `Tab number ${index + 1}`,
      content: `Content ${index + 1}`,
    })),
  },
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const isSeen = (name: string) => {
      const list = canvas.getByRole('tablist').getBoundingClientRect();
      const tab = canvas.getByRole('tab', { name }).getBoundingClientRect();
      return tab.left >= list.left - 1 && tab.right <= list.right + 1;
    };
    await waitFor(() => expect(isSeen('Tab number 12')).toBe(true));
    // Storybook pauses animations, so the fade itself can't be seen here.
    const [fade] = canvas.getByRole('tablist').getAnimations();
    await expect(fade).toMatchObject({ animationName: 'adlane-fade-edges', timeline: { axis: 'inline' } });
    await expect(isSeen('Tab number 1')).toBe(false);
    canvas.getByRole('tab', { name: 'Tab number 12' }).focus();
    await userEvent.keyboard('{Home}');
    await canvas.findByText('Content 1');
    await waitFor(() => expect(isSeen('Tab number 1')).toBe(true));
  },
};
