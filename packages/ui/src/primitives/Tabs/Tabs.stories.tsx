import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
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
  title: 'Navigation/Tabs',
  component: Tabs,
  render: (args) => <StatefulTabs {...args} />,
  args: {
    label: 'Template',
    value: 'adEditor',
    onChange: fn(),
    items: [
      { value: 'adEditor', label: 'Ad editor', content: 'Texts and pictures' },
      { value: 'adSetting', label: 'Settings', content: 'Budget and audience' },
      { value: 'adPreview', label: 'Preview', content: 'How the ad appears' },
      { value: 'access', label: 'Access', content: 'No clients', disabled: true },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
