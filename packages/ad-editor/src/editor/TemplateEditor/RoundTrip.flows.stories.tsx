import { contract } from '@adlane/contract';
import { createDefaultGoogleTemplate, type Template } from '@adlane/contract/ads/templates';
import { mock } from '@adlane/mocks';
import { storyClient } from '@adlane/mocks/clients';
import { toListPage } from '@adlane/mocks/connections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { facebookEditor } from '../../facebook/facebookEditor';
import { googleEditor } from '../../google/googleEditor';
import { editorMocks } from '../../story/editorMocks';
import { editorArgs, editorSaves, editorSent, startEditorStory } from '../../story/editorStory';
import { googleEditorMocks } from '../../story/googleEditorMocks';
import { storyGoogleTemplate } from '../../story/storyGoogleTemplate';
import { storyTemplate } from '../../story/storyTemplate';
import type { TemplateEditor } from './TemplateEditor';
import statesMeta from './TemplateEditor.stories';

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

/** Fields that a newer client may have stored and this one does not know. */
const later = { kept: true, list: [1, null] };

const google = storyGoogleTemplate.templates.google ?? createDefaultGoogleTemplate();
const template: Template = {
  ...storyGoogleTemplate,
  platforms: ['facebook', 'google'],
  selectedLeadForm: storyTemplate.selectedLeadForm,
  templateContent: { ...storyTemplate.templateContent, later },
  templateTargeting: { ...storyTemplate.templateTargeting, later },
  templates: {
    google: {
      ...google,
      later,
      createAdTemplateData: { ...google.createAdTemplateData, later },
      targetAdTemplateData: { ...google.targetAdTemplateData, later },
      launchAdTemplateData: { ...google.launchAdTemplateData, later },
    },
  },
};

const meta = {
  ...statesMeta,
  title: 'Ad editor/TemplateEditor/Saved data flows',
  tags: ['flow', '!autodocs'],
  args: editorArgs([facebookEditor, googleEditor], template),
  beforeEach({ msw }) {
    msw.use(
      editorSaves(template),
      ...editorMocks(template),
      ...googleEditorMocks(),
      mock(contract.templates.access).ok({
        data: [
          { mode: 'client', is_for_all: false, user_ids: [] },
          { mode: 'agency', is_for_all: true, user_ids: [] },
        ],
      }),
      mock(contract.clients.list).ok(toListPage(storyClient(3, 'Harbor Dental'))),
      mock(contract.account.team).empty(),
      mock(contract.facebookAssets.reachEstimate).ok({
        users_lower_bound: 1000,
        users_upper_bound: 2000,
        is_ready: true,
      }),
    );
    return startEditorStory();
  },
} satisfies Meta<typeof TemplateEditor>;
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
