import { contract } from '@adlane/contract';
import { ownMessages } from '@adlane/contract/rules';
import { mock } from '@adlane/mocks';
import { storyAccount } from '@adlane/mocks/connections';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { facebookEditor } from '../facebook/facebookEditor';
import { editorMocks } from '../story/editorMocks';
import { editorSent } from '../story/editorStory';
import { googleEditorMocks } from '../story/googleEditorMocks';
import { launchableGoogleTemplate, storyGoogleTemplate } from '../story/storyGoogleTemplate';
import { googleEditor } from './googleEditor';
import statesMeta, * as states from './googleEditor.stories';

type Canvas = ReturnType<typeof within>;

type Google = NonNullable<(typeof storyGoogleTemplate)['templates']['google']>;

function headline(canvas: Canvas, number: number) {
  return canvas.findByRole('textbox', { name: `Headline ${number}` });
}

function sentGoogle(): Google {
  const [change] = editorSent.mock.calls[0] as [{ templates: { google: Google } }];
  return change.templates.google;
}
const meta = { ...statesMeta, title: 'Ad editor/GoogleEditor/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const { google: launchable } = launchableGoogleTemplate.templates;
const withoutCurrency = {
  ...launchableGoogleTemplate,
  templates: {
    google: launchable && {
      ...launchable,
      launchAdTemplateData: { ...launchable.launchAdTemplateData, currency: undefined },
    },
  },
};

/** Opened and left alone, nothing is to be saved. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await headline(canvas, 1);
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Launch' })).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(editorSent).not.toHaveBeenCalled();
  },
};

export const RulesWhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await headline(canvas, 1);
    await userEvent.clear(field);
    await userEvent.type(field, 'A headline of thirty-one letters');
    await expect(await canvas.findByText('Heading cannot exceed 30 characters')).toBeVisible();
    const short = canvas.getByRole('textbox', { name: 'Short Description' });
    await userEvent.clear(short);
    await userEvent.type(short, 'x'.repeat(61));
    await expect(await canvas.findByText('Short Description cannot exceed 60 characters')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Business name/ }), ' and Partners');
    await userEvent.tab();
    await expect(await canvas.findByText('Business name cannot exceed 20 characters')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(editorSent).not.toHaveBeenCalled();
  },
};

/** 3 to 15 headlines: added by a button, removed while more than 3 remain, renumbered. */
export const TextLists: Story = {
  play: async ({ canvas, userEvent }) => {
    await headline(canvas, 3);
    await expect(canvas.getByRole('button', { name: /^Remove Headline 1/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add headline' }));
    const added = await headline(canvas, 4);
    await waitFor(() => expect(added).toHaveFocus());
    await userEvent.type(added, 'New patients welcome');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Headline 1' }));
    await expect(await headline(canvas, 3)).toHaveValue('New patients welcome');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await headline(canvas, 1)).toHaveValue('A Spring Check-up');
    for (let count = 4; count < 15; count += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Add headline' }));
    }
    await headline(canvas, 15);
    await expect(canvas.getByRole('button', { name: 'Add headline' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add long headline' }));
    await canvas.findByRole('textbox', { name: 'Long Headline 2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add description' }));
    await canvas.findByRole('textbox', { name: 'Description 3' });
  },
};

export const SavesTheGoogleHalf: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await headline(canvas, 2), ' now');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(editorSent).toHaveBeenCalledOnce());
    await expect(Object.keys(editorSent.mock.calls[0]?.[0] as object)).toEqual([
      'templates',
      'base_updated_at',
    ]);
    await expect(sentGoogle().createAdTemplateData.headlines[1]?.text).toBe('Your First Visit Is Free now');
    await screen.findByText('Saved successfully.');
  },
};

export const Settings: Story = {
  args: { tab: 'adSettings' },
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: 'Submit lead form' });
    await expect(canvas.getByRole('radio', { name: 'Leads' })).not.toBeChecked();
    await expect(canvas.getByText('"first visit"')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Age from' })).toHaveValue('503001');
    await expect(canvas.getByRole('combobox', { name: 'Household income to' })).toHaveValue('510006');
    await expect(canvas.getByText('New York, United States')).toBeVisible();
  },
};

/** Amounts name their currency and the account that pays in it. */
export const BudgetCurrency: Story = {
  args: { tab: 'adSettings' },
  play: async ({ canvas }) => {
    const budget = await canvas.findByRole('textbox', { name: 'Budget' });
    await waitFor(() => expect(budget).toHaveAccessibleDescription(/^Counts in [A-Z]{3}, the currency of /));
  },
};

/** An amount in another currency than the account's is not converted. */
export const AmountInAnotherCurrency: Story = {
  args: { tab: 'adSettings' },
  beforeEach({ msw }) {
    const japan = { ...storyAccount, currency: 'JPY', client_user_id: null };
    msw.use(
      mock(contract.googleSources.defaultAccounts).ok({ data: [japan] }),
      ...googleEditorMocks(launchableGoogleTemplate),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^The amounts are in USD, but .* pays in JPY/);
    await expect(canvas.getByRole('textbox', { name: 'Budget' })).toHaveValue('25.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Use JPY' }));
    const budget = await canvas.findByRole('textbox', { name: 'Budget' });
    await expect(budget).toHaveValue('');
    await userEvent.type(budget, '3000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(editorSent).toHaveBeenCalledOnce());
    await expect(sentGoogle().launchAdTemplateData).toMatchObject({ currency: 'JPY', adBudget: 3000 });
  },
};

/** Amounts that were stored without a currency are offered to no account until they have one. */
export const AmountWithoutCurrency: Story = {
  args: { tab: 'adSettings' },
  beforeEach({ msw }) {
    msw.use(...googleEditorMocks(withoutCurrency));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use USD' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(editorSent).toHaveBeenCalledOnce());
    await expect(sentGoogle().launchAdTemplateData).toMatchObject({ currency: 'USD', adBudget: 2500 });
  },
};

/** On Search, the objective decides what a campaign bids for. */
export const ObjectiveDecidesBids: Story = {
  args: { tab: 'adSettings' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Website traffic' }));
    await expect(await canvas.findByText(/^A Search campaign bids for clicks/)).toBeVisible();
  },
};

/** Google shows an ad without places in the whole world: that is an explicit choice. */
export const Everywhere: Story = {
  args: { tab: 'adSettings' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Everywhere in the world' }));
    await userEvent.tab();
    await expect(await canvas.findByText(ownMessages.googlePlacesAndEverywhere)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove New York, United States' }));
    await waitFor(() =>
      expect(canvas.queryByText(ownMessages.googlePlacesAndEverywhere)).not.toBeInTheDocument(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(editorSent).toHaveBeenCalledOnce());
    await expect(sentGoogle().launchAdTemplateData).toMatchObject({
      isEverywhere: true,
      targetLocationBySearch: [],
    });
  },
};

/** A pasted list becomes keywords with the chosen match; those that are there already are left out. */
export const Keywords: Story = {
  args: { tab: 'adSettings' },
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('group', { name: 'Target keywords' }));
    await userEvent.selectOptions(group.getByRole('combobox', { name: 'Match' }), 'PHRASE');
    const box = group.getByRole('textbox', { name: 'Add target keywords' });
    box.focus();
    await userEvent.paste('family dentist\n[implants]\n"First Visit"');
    await userEvent.click(group.getByRole('button', { name: 'Add 3 keywords' }));
    await expect(await group.findByText('"family dentist"')).toBeVisible();
    await expect(group.getByText('[implants]')).toBeVisible();
    await expect(group.getByText('Target keywords (5)')).toBeVisible();
    await userEvent.type(box, 'teeth!');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await group.findByText('"teeth!": Special characters are not allowed.')).toBeVisible();
    await userEvent.click(group.getByRole('button', { name: /"teeth!"/ }));
    await waitFor(() => expect(group.queryByText(/teeth!/)).not.toBeInTheDocument());
  },
};

export const People: Story = {
  args: { tab: 'adSettings' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Female' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Age from' }), '503004');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Age to' }), '503002');
    await expect(await canvas.findByText('The lower bound must not be above the upper one.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Age to' }), '503005');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Languages' }), 'span');
    await userEvent.click(await screen.findByRole('option', { name: /Spanish/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(editorSent).toHaveBeenCalledOnce());
    await expect(sentGoogle().targetAdTemplateData).toMatchObject({
      gender: [10, 20],
      minAge: 503004,
      maxAge: 503005,
      selectedLanguages: [1000, 1003],
    });
  },
};

export const GoalsAndBidding: Story = {
  args: { tab: 'adSettings' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Phone call' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Leads' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Target cost per action/ }), '12.50');
    await userEvent.click(canvas.getByRole('radio', { name: /Conversion value/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Set a target return on ad spend' }));
    const roas = await canvas.findByRole('textbox', { name: /Target return/ });
    await userEvent.type(roas, '0');
    await userEvent.tab();
    await expect(await canvas.findByText('Please enter a number above 0.')).toBeVisible();
    await userEvent.clear(roas);
    await userEvent.type(roas, '2.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(editorSent).toHaveBeenCalledOnce());
    await expect(sentGoogle().targetAdTemplateData).toMatchObject({
      targetCPA: 1250,
      targetROAS: 2.5,
      isTargetROASEnabled: true,
    });
    await expect(sentGoogle().launchAdTemplateData).toMatchObject({
      selectedConversionGoals: [{ id: 'g2', name: 'Phone call' }],
      googleCampaignObjectives: ['LEADS'],
      googleConversion: 'conversion_value',
    });
  },
};

export const PlacesAndBudget: Story = {
  args: { tab: 'adSettings' },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('combobox', { name: 'Places by search' });
    await userEvent.type(search, 'oak');
    await userEvent.click(await screen.findByRole('option', { name: /Oakland/ }));
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Include or exclude Oakland, California, United States' }),
      'exclude',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add place on the map' }));
    const radius = await canvas.findByRole('spinbutton', { name: 'Radius' });
    await userEvent.clear(radius);
    await userEvent.type(radius, '19');
    await expect(await canvas.findByText('Radius must be between 20 and 500')).toBeVisible();
    await userEvent.clear(radius);
    await userEvent.type(radius, '25');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Budget/ }), '30');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Budget type' }), 'Monthly');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(editorSent).toHaveBeenCalledOnce());
    await expect(sentGoogle().launchAdTemplateData).toMatchObject({
      currency: 'USD',
      adBudget: 3000,
      budgetType: 'Monthly',
      targetLocationBySearch: [
        { id: '1023191', mode: 'include' },
        { id: '1014044', mode: 'exclude' },
      ],
      targetLocationByRadius: [{ radius: 25, distanceUnit: 'mile', mode: 'include' }],
    });
  },
};

export const Signals: Story = {
  args: { tab: 'adSettings' },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('combobox', { name: 'Audience signals' });
    await userEvent.type(search, 'visit');
    await userEvent.click(await screen.findByRole('option', { name: /Visitors of the last month/ }));
    await expect(canvas.getByRole('list', { name: 'Selected audience signals' })).toHaveTextContent(
      'Visitors of the last month',
    );
  },
};

/** Goals and audiences can't be looked up without an account, and the form says so. */
export const WithoutAccount: Story = {
  ...states.NoAccount,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByText('Please select the default google ad account.')).toHaveLength(2),
    );
  },
};

export const GoalsFail: Story = {
  ...states.GoalsFailed,
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

export const PreviewFollows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await headline(canvas, 2), ' now');
    await userEvent.click(canvas.getByRole('tab', { name: 'Ad preview' }));
    await waitFor(() => expect(canvas.getAllByText(/Your First Visit Is Free now/)[0]).toBeVisible());
  },
};

export const ReadOnly: Story = {
  ...states.ReadOnly,
  play: async ({ canvas, userEvent }) => {
    await expect(await headline(canvas, 1)).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: /Save|Add|Remove/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Ad settings' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Male' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /Add|Remove/ })).not.toBeInTheDocument();
  },
};

/** Created for Google, but the ad is not written yet. */
export const NotBegun: Story = {
  ...states.Empty,
  play: async ({ canvas, userEvent }) => {
    const begin = await canvas.findByRole('button', { name: 'Create Google ad' });
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(begin);
    await expect(await headline(canvas, 3)).toHaveValue('');
  },
};

export const SaveFailsOffline: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.update).offline());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await headline(canvas, 2), ' now');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText(/Can't reach the server/);
    await expect(await headline(canvas, 2)).toHaveValue('Your First Visit Is Free now');
  },
};

/** A template for both platforms: one editor, one draft, one save over the two. */
export const OnBothPlatforms: Story = {
  args: { platforms: [facebookEditor, googleEditor], platform: 'google' },
  beforeEach({ msw }) {
    msw.use(
      ...editorMocks({ ...storyGoogleTemplate, platforms: ['facebook', 'google'] }),
      mock(contract.leadForms.list).empty(),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Short Description' });
    await userEvent.type(await headline(canvas, 2), ' now');
    await userEvent.click(canvas.getByRole('button', { name: 'Facebook' }));
    await waitFor(() =>
      expect(canvas.queryByRole('textbox', { name: 'Short Description' })).not.toBeInTheDocument(),
    );
    await expect(await headline(canvas, 2)).toHaveValue('Your First Visit Is Free');
    await userEvent.click(canvas.getByRole('button', { name: 'Google' }));
    await waitFor(async () => expect(await headline(canvas, 2)).toHaveValue('Your First Visit Is Free now'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(editorSent).toHaveBeenCalledOnce());
    await expect(Object.keys(editorSent.mock.calls[0]?.[0] as object)).toEqual([
      'templates',
      'base_updated_at',
    ]);
  },
};
