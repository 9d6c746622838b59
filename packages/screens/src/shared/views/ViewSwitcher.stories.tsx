import { Box, FilterBar, Toaster } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ViewSwitcher, type ViewSwitcherProps } from './ViewSwitcher';
import { onOpenBuiltIn, savedViews } from './ViewSwitcher.fixtures';

const args: ViewSwitcherProps = {
  builtIn: [
    { name: 'All', isCurrent: true, onOpen: fn() },
    { name: 'Needs attention', isCurrent: false, onOpen: onOpenBuiltIn },
  ],
  saved: savedViews,
  isCurrent: () => false,
  onOpen: fn(),
  onSave: fn(async () => undefined),
  onUpdate: fn(),
  onDelete: fn(),
};

const meta = {
  title: 'Screens/Shared/ViewSwitcher',
  component: ViewSwitcher,
  args,
  parameters: { width: 'min(60rem, 100%)' },
  decorators: [
    (Story, { parameters }) => (
      <Box role="region" aria-label="List" tabIndex={0} overflowX="auto" p={1}>
        <Box w={String(parameters.width)}>
          <Story />
        </Box>
      </Box>
    ),
  ],
  render: (props: ViewSwitcherProps) => (
    <>
      <FilterBar
        views={<ViewSwitcher {...props} />}
        search={{ label: 'Search ads', value: '', onSearch: fn() }}
        filters={[]}
        onReset={fn()}
      />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof ViewSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One button with a menu. */
export const Default: Story = {};

/** A view that its author can rename, share and delete. */
export const OwnView: Story = {
  args: { builtIn: [], isCurrent: ({ id }) => id === 2 },
};

/** Filters that are no view can be saved as one. */
export const Unsaved: Story = { args: { builtIn: [{ name: 'All', isCurrent: false, onOpen: fn() }] } };

/** Saved views are not loaded yet: the button has its width already. */
export const Loading: Story = { args: { ...Unsaved.args, saved: undefined } };

/** The list and the built-in views stay usable. */
export const Failed: Story = { args: { saved: undefined, onRetry: fn() } };

/** Tabs, where the bar has room for them. */
export const Tabs: Story = { parameters: { width: '80rem' } };

/** Tabs of filters that are no view, while the saved ones could not be loaded. */
export const FailedTabs: Story = { ...Tabs, args: Failed.args ?? {} };
