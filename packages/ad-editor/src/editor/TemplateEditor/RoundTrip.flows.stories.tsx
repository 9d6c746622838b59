import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { facebookEditor } from '../../facebook/facebookEditor';
import { googleEditor } from '../../google/googleEditor';
import { editorSent } from '../../story/editorStory';
import { later } from './RoundTrip.fixtures';
import statesMeta from './RoundTrip.stories';

type UserEvent = { click: (on: Element) => Promise<void> };

/** Opens every tab of a platform in turn and waits for its content. */
async function openEveryTab(userEvent: UserEvent, labels: readonly string[]): Promise<void> {
  const tabs = within(await screen.findByRole('tablist'));
  for (const label of labels) {
    const tab = tabs.getByRole('tab', { name: new RegExp(`^${label}`) });
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.click(tab);
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(() =>
      expect(screen.getByRole('tabpanel').querySelector('[aria-busy=true]')).not.toBeInTheDocument(),
    );
  }
}
const meta = {
  ...statesMeta,
  title: 'Ad editor/TemplateEditor/Round trip/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Opening every tab of both platforms changes nothing: there is nothing to save, and no request. */
export const NoChanges: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Headline 1' });
    await openEveryTab(
      userEvent,
      facebookEditor.tabs.map(({ label }) => label),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Google' }));
    await openEveryTab(
      userEvent,
      googleEditor.tabs.map(({ label }) => label),
    );
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(editorSent).not.toHaveBeenCalled();
    await expect(args.onUnsavedChange).not.toHaveBeenCalledWith(true);
  },
};

/** Unknown fields are sent back with the part that was changed, on each of its levels. */
export const UnknownFields: Story = {
  play: async ({ canvas, userEvent }) => {
    const headline = () => canvas.findByRole('textbox', { name: 'Headline 2' });
    await userEvent.type(await headline(), ' now');
    await userEvent.click(canvas.getByRole('button', { name: 'Google' }));
    await canvas.findByRole('textbox', { name: 'Short Description' });
    await userEvent.type(await headline(), ' too');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(editorSent).toHaveBeenCalledOnce());
    const [change] = editorSent.mock.calls[0] ?? [];
    await expect(Object.keys(change ?? {}).sort()).toEqual([
      'base_updated_at',
      'templateContent',
      'templates',
    ]);
    await expect(change).toMatchObject({
      templateContent: { later },
      templates: {
        google: {
          later,
          createAdTemplateData: { later },
          targetAdTemplateData: { later },
          launchAdTemplateData: { later },
        },
      },
    });
  },
};
