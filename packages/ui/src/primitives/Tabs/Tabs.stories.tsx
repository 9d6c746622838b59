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

/** A column beside the content in wide windows, one line above it in others. */
export const Groups: Story = {
  args: {
    label: 'Project',
    value: 'install',
    items: [
      { value: 'install', group: 'Setup', label: 'Install', content: 'A snippet for your pages' },
      { value: 'keys', group: 'Setup', label: 'Keys', content: 'Public key and secret' },
      { value: 'appearance', group: 'Widget', label: 'Appearance', content: 'Colors and button' },
      { value: 'texts', group: 'Widget', label: 'Texts', content: 'Greeting and questions' },
      { value: 'privacy', group: 'Visitor data', label: 'Privacy', content: 'What is recorded' },
    ],
  },
};
