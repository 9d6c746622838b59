import { contract, type LaunchBlocker } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, type within } from 'storybook/test';
import { facebookEditor } from '../../facebook/facebookEditor';
import { editorMocks } from '../../story/editorMocks';
import { EditorStory, editorArgs, startEditorStory } from '../../story/editorStory';
import { TemplateEditor } from './TemplateEditor';

type Canvas = ReturnType<typeof within>;
type UserEvent = {
  click: (on: Element) => Promise<void>;
  type: (on: Element, text: string) => Promise<void>;
  selectOptions: (on: Element, value: string) => Promise<void>;
};

const firstLoadMs = 30_000;
const meta = {
  title: 'Ad editor/TemplateEditor/Blockers',
  component: TemplateEditor,
  render: (props) => <EditorStory {...props} />,
  args: editorArgs([facebookEditor]),
  beforeEach({ msw }) {
    msw.use(
      mock(contract.launches.reviewFacebook).ok({ blockers: blockersOf(facebookPlaces), steps: [] }),
      ...editorMocks(),
    );
    return startEditorStory();
  },
} satisfies Meta<typeof TemplateEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What blocks, how its link calls it, and what has the focus afterwards. */
type Place = readonly [field: string, label: string, selector: string];

const facebookPlaces: readonly Place[] = [
  ['templateContent.headlines.1.value', 'Headline 2', '[name="templateContent.headlines[1].value"]'],
  ['templateContent.callToAction', 'Call to action', '[name="templateContent.callToAction"]'],
  ['templateMedia', 'Pictures and videos', '[name="templateMedia"]'],
  ['leadForm.disclaimerConsent', 'Lead form', '[name="selectedLeadForm"]'],
  ['FbAdSetting.ad_launch_type', 'What the ad leads to', '[name="templateAdType"]:checked'],
  ['template_id', 'Template', '[name="status"]'],
  ['settings.targetAddress', 'Places', '#template-settings-places *'],
  ['templateTargeting.selectedCustomAudience', 'Custom audiences', '#template-settings-customAudiences *'],
  ['templateTargeting.detailedTargeting.demographics', 'Demographics', '#template-settings-detailed *'],
  ['templateTargeting.placement', 'Placement', '[name="templateTargeting.placement"]:checked'],
];

const blockersOf = (places: readonly Place[]): LaunchBlocker[] =>
  places.map(([field]) => ({ field, message: 'Please look at it.' }));

async function press(userEvent: UserEvent, name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }, { timeout: firstLoadMs }));
}

async function openReview(userEvent: UserEvent): Promise<void> {
  await press(userEvent, 'Launch');
  await press(userEvent, 'Continue');
  await userEvent.type(await screen.findByRole('textbox', { name: /Amount a day/ }), '25');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Countries/ }), 'NZ');
  await press(userEvent, 'Continue');
}

async function follow(canvas: Canvas, userEvent: UserEvent, [, label, selector]: Place): Promise<void> {
  await press(userEvent, `Open it in the editor: ${label}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(canvas.getByRole('tab', { selected: true })).toBeVisible();
  await waitFor(() => expect(document.activeElement?.matches(selector), label).toBe(true));
}

/** Each of Facebook's blockers leads to the tab and the field that mend it. */
export const Facebook: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.launches.reviewFacebook).ok({ blockers: blockersOf(facebookPlaces), steps: [] }));
  },
  play: async ({ canvas, userEvent }) => {
    for (const place of facebookPlaces) {
      await openReview(userEvent);
      await follow(canvas, userEvent, place);
    }
  },
};
