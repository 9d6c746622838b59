import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Tabs, type TabsProps } from './Tabs';

function StatefulTabs(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'UI/Tabs',
  component: Tabs,
  render: (args) => <StatefulTabs {...args} />,
  args: {
    label: 'Template',
    value: 'adEditor',
    onChange: fn(),
    items: [
      { value: 'adEditor', label: 'Ad editor', content: 'Texts and pictures' },
      { value: 'adSetting', label: 'Settings', content: 'Budget and audience' },
      { value: 'adPreview', label: 'Preview', content: 'As it will look' },
      { value: 'access', label: 'Access', content: 'Nobody', disabled: true },
    ],
  },
} satisfies Meta<typeof Tabs>;
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
