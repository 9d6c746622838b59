import type { Meta, StoryObj } from '@storybook/react-vite';
import { HostPage } from '../../test/HostPage';
import { testScope } from '../../test/testScope';
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

/** The builder at the bottom of an admin's page; its frame shows the app. */
const meta = {
  title: 'Widget/Builder',
  component: BuilderOnPage,
  parameters: { layout: 'fullscreen', docs: { parts: { createBuilderView, startPicker } } },
  args: { status: 'navigate', isHostile: false },
} satisfies Meta<typeof BuilderOnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editor: Story = { args: { status: 'editor' } };
