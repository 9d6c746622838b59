import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectOwnStyles } from '../../test/expectOwnStyles';
import { HostPage } from '../../test/HostPage';
import { testScope, widgetPart } from '../../test/testScope';
import type { BuilderStatus } from '../protocol/builderMessages';
import { createBuilderView } from './createBuilderView';
import { startPicker } from './startPicker';

type BuilderArgs = { readonly status: BuilderStatus; readonly isHostile: boolean };

function BuilderOnPage({ status, isHostile }: BuilderArgs) {
  return (
    <HostPage
      isHostile={isHostile}
      start={(host) => {
        const { scope } = testScope();
        const view = createBuilderView(document, host, 'about:blank');
        view.draw(status);
        const stopPicker =
          status === 'picker' ? startPicker({ scope, host, onPick: () => undefined }) : () => undefined;
        return () => {
          stopPicker();
          view.remove();
        };
      }}
    >
      <button type="button" id="buy">
        Buy bread
      </button>
    </HostPage>
  );
}

/** The admin's builder at the foot of a page of theirs; what is in its frame is the app's. */
const meta = {
  title: 'Widget/Builder',
  component: BuilderOnPage,
  parameters: { layout: 'fullscreen' },
  args: { status: 'navigate', isHostile: false },
} satisfies Meta<typeof BuilderOnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const handle = () => widgetPart('.builder .handle');

export const Navigate: Story = {
  play: async ({ userEvent }) => {
    await expect(handle()).toHaveAccessibleName('Hide the builder');
    await userEvent.click(handle());
    await expect(handle()).toHaveAccessibleName('Show the builder');
    await userEvent.click(handle());
    await expect(widgetPart('.builder').getBoundingClientRect().height).toBe(65);
  },
};

export const Picker: Story = {
  args: { status: 'picker' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Buy bread' }));
    await expect(widgetPart('.picked')).toBeVisible();
  },
};

export const Editor: Story = { args: { status: 'editor' } };

export const OnHostilePage: Story = {
  args: { isHostile: true },
  play: async () => {
    await expectOwnStyles(handle());
    await expect(widgetPart('.builder').getBoundingClientRect().width).toBe(window.innerWidth);
  },
};
