import { contract, type LaunchBlocker } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { facebookEditor } from '../../facebook/facebookEditor';
import { googleEditor } from '../../google/googleEditor';
import { editorMocks } from '../../story/editorMocks';
import { EditorStory, editorArgs, startEditorStory } from '../../story/editorStory';
import { googleEditorMocks } from '../../story/googleEditorMocks';
import { pageOf, storyAccount } from '../../story/storyAssets';
import { storyGoogleTemplate } from '../../story/storyGoogleTemplate';
import { storyCity } from '../../story/storyLookups';
import { storyTemplate } from '../../story/storyTemplate';
import { TemplateEditor } from './TemplateEditor';

type UserEvent = { click: (on: Element) => Promise<void> };

const firstLoadMs = 30_000;

/** Says itself what a launch of it costs and where it is shown: only the review is left to look at. */
const template = {
  ...storyTemplate,
  templateTargeting: {
    ...storyTemplate.templateTargeting,
    location: { facebook: [storyCity] },
    budgetType: 'daily' as const,
    budget: 2500,
    currency: 'USD',
  },
};

/** What blocks, how its link calls it, and what has the focus afterwards. */
type Place = readonly [field: string, label: string, selector: string];

const inTheAd: readonly Place[] = [
  ['templateContent.headlines.1.value', 'Headline 2', '[name="templateContent.headlines[1].value"]'],
  ['templateContent.callToAction', 'Call to action', '[name="templateContent.callToAction"]'],
  ['templateMedia', 'Pictures and videos', '[name="templateMedia"]'],
  ['leadForm.disclaimerConsent', 'Lead form', '[name="selectedLeadForm"]'],
  ['FbAdSetting.ad_launch_type', 'What the ad leads to', '[name="templateAdType"]:checked'],
  ['template_id', 'Template', '[name="status"]'],
];
const inTheSettings: readonly Place[] = [
  ['settings.targetAddress', 'Places', '#template-settings-places *'],
  ['templateTargeting.selectedCustomAudience', 'Custom audiences', '#template-settings-customAudiences *'],
  ['templateTargeting.detailedTargeting.demographics', 'Demographics', '#template-settings-detailed *'],
  ['templateTargeting.placement', 'Placement', '[name="templateTargeting.placement"]:checked'],
];
const content = 'templates.google.createAdTemplateData';
const start = 'templates.google.launchAdTemplateData';
const ofGoogle: readonly Place[] = [
  [`${content}.headlines.1.text`, 'Headline 2', `[name="${content}.headlines[1].text"]`],
  [`${content}.googleTemplateLogos`, 'Logos', `[name="${content}.googleTemplateLogos"]`],
  ['finalUrl', 'Final URL', `[name="${start}.finalUrl"]`],
  ['adBudget', 'Budget', `[name="${start}.adBudget"]`],
  ['targetLocationBySearch', 'Places', `[data-fields~="${start}.targetLocationBySearch"] *`],
  ['targetLanguages', 'Languages', `[data-fields~="${start}.targetLanguages"] *`],
];

function reviewOf(places: readonly Place[]): { blockers: LaunchBlocker[]; steps: [] } {
  return { blockers: places.map(([field]) => ({ field, message: 'Please look at it.' })), steps: [] };
}

const meta = {
  title: 'Ad editor/TemplateEditor/Blockers',
  component: TemplateEditor,
  render: (props) => <EditorStory {...props} />,
  args: editorArgs([facebookEditor, googleEditor], template),
  beforeEach({ msw }) {
    msw.use(...editorMocks(template));
    return startEditorStory();
  },
} satisfies Meta<typeof TemplateEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the launch and follows the link of each place, from the drawer to the field that mends it. */
async function followAll(userEvent: UserEvent, places: readonly Place[], steps: number): Promise<void> {
  const launch = await screen.findByRole('button', { name: 'Launch' }, { timeout: firstLoadMs });
  for (const [, label, selector] of places) {
    await userEvent.click(launch);
    // Names are looked for in the drawer alone: the editor behind it has hundreds.
    const drawer = within(await screen.findByRole('dialog'));
    for (let step = 0; step < steps; step += 1) {
      await userEvent.click(await drawer.findByRole('button', { name: 'Continue' }));
    }
    await userEvent.click(
      await drawer.findByRole(
        'button',
        { name: `Open it in the editor: ${label}` },
        { timeout: firstLoadMs },
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement?.matches(selector), label).toBe(true));
  }
}

/** Each blocker leads to the field that mends it: what the ad says and shows. */
export const InTheAd: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.launches.reviewFacebook).ok(reviewOf(inTheAd)));
  },
  play: ({ userEvent }) => followAll(userEvent, inTheAd, 2),
};

/** On another tab, whom it is shown to. */
export const InTheSettings: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.launches.reviewFacebook).ok(reviewOf(inTheSettings)));
  },
  play: ({ userEvent }) => followAll(userEvent, inTheSettings, 2),
};

/** The same for Google's, whose launch asks for everything but the account in the template. */
export const Google: Story = {
  args: { ...editorArgs([facebookEditor, googleEditor], storyGoogleTemplate), platform: 'google' },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.launches.reviewGoogle).ok(reviewOf(ofGoogle)),
      mock(contract.sources.adAccounts).ok(pageOf(storyAccount)),
      ...googleEditorMocks(),
    );
  },
  play: ({ userEvent }) => followAll(userEvent, ofGoogle, 0),
};
