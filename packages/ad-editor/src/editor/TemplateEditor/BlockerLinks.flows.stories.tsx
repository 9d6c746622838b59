import { contract } from '@adlane/contract';
import type { LaunchBlocker } from '@adlane/contract/ads/launches';
import { mock } from '@adlane/mocks';
import { storyAccount, toListPage } from '@adlane/mocks/connections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { facebookEditor } from '../../facebook/facebookEditor';
import { googleEditor } from '../../google/googleEditor';
import { findFix } from '../../launch/launchFix';
import { editorMocks } from '../../story/editorMocks';
import { editorArgs, startEditorStory } from '../../story/editorStory';
import { googleEditorMocks } from '../../story/googleEditorMocks';
import { launchableGoogleTemplate } from '../../story/storyGoogleTemplate';
import { storyCity } from '../../story/storyLookups';
import { storyTemplate } from '../../story/storyTemplate';
import { findField } from './frame/editorFocus';
import type { TemplateEditor } from './TemplateEditor';
import statesMeta from './TemplateEditor.stories';

type UserEvent = { click: (on: Element) => Promise<void> };

/** The blocking field, the label of its link, and the element that gets the focus. */
type Place = readonly [field: string, label: string, selector: string];

const inTheAd: readonly Place[] = [
  ['templateContent.headlines.1.value', 'Headline 2', '[name="templateContent.headlines[1].value"]'],
  ['templateContent.callToAction', 'Call to action', '[name="templateContent.callToAction"]'],
  ['templateMedia', 'Pictures and videos', '[name="templateMedia"]'],
  ['leadForm.disclaimerConsent', 'Lead form', '[name="selectedLeadForm"]'],
  ['FbAdSetting.ad_launch_type', 'Ad destination', '[name="templateAdType"]:checked'],
  ['template_id', 'Template', '[name="status"]'],
];
const inTheSettings: readonly Place[] = [
  ['templateTargeting.selectedCustomAudience', 'Custom audiences', '#template-settings-customAudiences *'],
  ['templateTargeting.detailedTargeting.demographics', 'Demographics', '#template-settings-detailed *'],
  ['templateTargeting.placement', 'Placement', '[name="templateTargeting.placement"]:checked'],
];
const content = 'templates.google.createAdTemplateData';
const targeting = 'templates.google.targetAdTemplateData';
const inGooglesAd: readonly Place[] = [
  [`${content}.headlines.1.text`, 'Headline 2', `[name="${content}.headlines[1].text"]`],
  [`${content}.googleTemplateLogos`, 'Logos', `[name="${content}.googleTemplateLogos"]`],
];
const inGooglesSettings: readonly Place[] = [
  ['targetLanguages', 'Languages', `[data-fields~="${targeting}.selectedLanguages"] *`],
  [`${targeting}.googleKeywords`, 'Keywords', `[data-fields~="${targeting}.googleKeywords"] *`],
];

function buildReview(places: readonly Place[]): { blockers: LaunchBlocker[]; steps: [] } {
  return { blockers: places.map(([field]) => ({ field, message: 'Please look at it.' })), steps: [] };
}

type Play = { readonly canvasElement: HTMLElement; readonly userEvent: UserEvent };

/** Opens the launch drawer, whose review links to each field, and follows the first link. */
async function followFirst({ userEvent }: Play, places: readonly Place[]): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Launch' }));
  // Searches only the drawer: the editor behind it has hundreds of elements.
  const drawer = within(await screen.findByRole('dialog'));
  for (let step = 0; step < 2; step += 1) {
    await userEvent.click(await drawer.findByRole('button', { name: 'Continue' }));
  }
  const links = await drawer.findAllByRole('button', { name: /^Edit the ad: / });
  await expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(
    places.map(([, label]) => `Edit the ad: ${label}`),
  );
  const [link] = links;
  if (link) await userEvent.click(link);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [, label, selector] = places[0] ?? ['', '', ''];
  await waitFor(() => expect(document.activeElement?.matches(selector), label).toBe(true));
}

const editorField = (field: string) =>
  field === 'targetLanguages' ? `${targeting}.selectedLanguages` : field;

/** Each link leads to the field that fixes the blocker: the first through the drawer, the others on the opened tab. */
async function expectPlaces(play: Play, places: readonly Place[]): Promise<void> {
  await followFirst(play, places);
  for (const [field, label, selector] of places) {
    const fix = findFix(editorField(field), true);
    const found = fix.in === 'editor' ? findField(play.canvasElement, fix.field) : null;
    await expect(found?.matches(selector), label).toBe(true);
  }
}

/** Has budget and places, so that only the review remains. */
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

const meta = {
  ...statesMeta,
  title: 'Ad editor/TemplateEditor/Blocker flows',
  tags: ['flow', '!autodocs'],
  args: editorArgs([facebookEditor, googleEditor], template),
  beforeEach({ msw }) {
    msw.use(...editorMocks(template));
    return startEditorStory();
  },
} satisfies Meta<typeof TemplateEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Content and media of the ad. */
export const InTheAd: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.launches.reviewFacebook).ok(buildReview(inTheAd)));
  },
  play: (play) => expectPlaces(play, inTheAd),
};

/** On another tab, whom it is shown to. */
export const InTheSettings: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.launches.reviewFacebook).ok(buildReview(inTheSettings)));
  },
  play: (play) => expectPlaces(play, inTheSettings),
};

/** What is written in Google's ad; the budget and the places are fields of its launch. */
export const InGooglesAd: Story = {
  args: { ...editorArgs([facebookEditor, googleEditor], launchableGoogleTemplate), platform: 'google' },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.launches.reviewGoogle).ok(buildReview(inGooglesAd)),
      mock(contract.sources.adAccounts).ok(toListPage(storyAccount)),
      ...googleEditorMocks(launchableGoogleTemplate),
    );
  },
  play: (play) => expectPlaces(play, inGooglesAd),
};

export const InGooglesSettings: Story = {
  args: InGooglesAd.args,
  beforeEach({ msw }) {
    msw.use(
      mock(contract.launches.reviewGoogle).ok(buildReview(inGooglesSettings)),
      mock(contract.sources.adAccounts).ok(toListPage(storyAccount)),
      ...googleEditorMocks(launchableGoogleTemplate),
    );
  },
  play: (play) => expectPlaces(play, inGooglesSettings),
};
