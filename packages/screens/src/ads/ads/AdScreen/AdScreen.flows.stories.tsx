import { contract } from '@adlane/contract';
import type { Lead } from '@adlane/contract/ads/leads';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { lead, leadPage } from '../../leads/lead.fixtures';
import { ad, adSet, adView } from '../ad.fixtures';
import statesMeta, { AttentionNeeded } from './AdScreen.stories';

const meta = { ...statesMeta, title: 'Screens/Ads/Ads/AdScreen/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const PausesTheAdAndUndoes: Story = {
  beforeEach({ msw }) {
    let view = adView;
    msw.use(
      http.put('*/api/v1/ads/facebook/campaign/status/:id', async ({ request }) => {
        const { status } = Object(await request.json());
        view = { ...view, status: status === 'PAUSED' ? 'paused' : 'active' };
        return HttpResponse.json({ ...view, message: 'Saved' });
      }),
      http.get('*/api/v1/ads/view/:id', () => HttpResponse.json(view)),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await canvas.findByRole('button', { name: 'Resume' });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await canvas.findByRole('button', { name: 'Pause' });
  },
};

export const RefreshesTheAd: Story = {
  parameters: { showsMessages: ['adRefreshed'] },
  beforeEach({ msw }) {
    let view: typeof adView = { ...adView, status: 'in review' };
    msw.use(
      http.post('*/api/v1/ads/refresh/:id', () => {
        const reason = { code: '1815869', message: 'The image shows a before and after.' };
        view = { ...view, status: 'attention needed', status_reasons: [reason, reason, reason] };
        return HttpResponse.json({ ...view, message: 'Status and figures are up to date.' });
      }),
      http.get('*/api/v1/ads/view/:id', () => HttpResponse.json(view)),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Facebook is reviewing this ad');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await canvas.findByText('Facebook does not show this ad');
    // The same reason of three ads is one.
    await canvas.findByText('The image shows a before and after. (3 ads)');
  },
};

export const SendsATestLead: Story = {
  parameters: { showsMessages: ['testLeadSent'] },
  beforeEach({ msw }) {
    let data: Lead[] = [];
    msw.use(
      http.post('*/api/v1/leads/test/:id', ({ params }) => {
        data = [{ ...lead, name: `Test Lead of ad ${String(params.id)}` }];
        return HttpResponse.json({ message: 'Test lead sent. It is here in a moment.' }, { status: 202 });
      }),
      http.get('*/api/v1/leads', () => HttpResponse.json({ data, meta: { ...leadPage.meta, total: 1 } })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No leads yet. A test lead shows that they arrive here and in the CRM.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send test lead' }));
    await screen.findByText('Test lead sent. It is here in a moment.');
    await canvas.findByRole('link', { name: `Test Lead of ad ${ad.id}` });
  },
};

/** Called when the page fetches an ad that is deleted. */
const onLateView = fn();

export const DeletesTheAd: Story = {
  parameters: { showsMessages: ['deleteAd', 'adDeleted'] },
  beforeEach({ msw }) {
    onLateView.mockClear();
    let isDeleted = false;
    msw.use(
      http.delete('*/api/v1/ads/delete/:id', () => {
        isDeleted = true;
        return HttpResponse.json({ message: 'Deleted.' });
      }),
      http.get('*/api/v1/ads/view/:id', () => {
        if (isDeleted) onLateView();
        return HttpResponse.json(adView);
      }),
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this ad?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
    await expect(onLateView).not.toHaveBeenCalled();
  },
};

export const SetsASpendCap: Story = {
  beforeEach({ msw }) {
    let view = adView;
    msw.use(
      http.put('*/api/v1/ads/limits/:id', async ({ request }) => {
        const limits = Object(await request.json());
        // The other limit may be another user's by now.
        await expect(limits).toEqual({ spend_cap: 2_000_000 });
        view = { ...view, ...limits };
        return HttpResponse.json({ spend_cap: view.spend_cap, cost_limit: view.cost_limit });
      }),
      http.get('*/api/v1/ads/view/:id', () => HttpResponse.json(view)),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change limits' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the limits' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Spend cap/ }), '20000');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await canvas.findByText(/of \$20,000.00 spent/);
  },
};

export const ChangesTheBudgetOfAnAdSet: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.ads.facebookAdSetBudget).ok({
        id: adSet.id,
        status: 'active',
        budget_type: 'daily',
        budget: 5_000,
        message: 'Saved successfully.',
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${adSet.name}`) }));
    await userEvent.click(await canvas.findByRole('button', { name: `Change the budget of ${adSet.name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the budget' }));
    const budget = dialog.getByRole('textbox', { name: /Daily budget/ });
    await userEvent.clear(budget);
    await userEvent.type(budget, '50');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved successfully.');
  },
};

/** A Google ad shows what it was launched with. */
export const ShowsGoogleTerms: Story = {
  beforeEach({ msw }) {
    const google = {
      campaignType: 'SEARCH' as const,
      bidding: 'clicks' as const,
      targetLanguages: [1000, 1003],
      targetLocationByRadius: [
        {
          mode: 'include' as const,
          address: 'Austin',
          latitude: 30.3,
          longitude: -97.7,
          radius: 20,
          distanceUnit: 'mile' as const,
        },
      ],
      targetLocationBySearch: [{ mode: 'exclude' as const, id: '1', name: 'Dallas' }],
      isEverywhere: false,
    };
    msw.use(mock(contract.ads.view).ok({ ...adView, platform: 'google', objective: 'LEADS', google }));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('20 miles around Austin, not Dallas');
    await canvas.findByRole('heading', { name: 'Ad groups' });
    for (const text of ['Leads', 'Search', 'Clicks', 'English, Spanish']) {
      await expect(canvas.getAllByText(text)[0]).toBeVisible();
    }
  },
};

const overLimit =
  'This ad may spend $12,400.00 in December 2026; the limit for Brooks Dental is $10,000.00 a month. Please confirm it.';

function refuseOverLimit() {
  const errors = { confirmsOverLimit: [overLimit] };
  return HttpResponse.json({ message: overLimit, errors, code: 'VALIDATION' }, { status: 422 });
}

/** Above the client's monthly limit, the server names amount and month, and the budget is sent again once confirmed. */
export const ConfirmsABudgetAboveTheMonthlyLimit: Story = {
  beforeEach({ msw }) {
    let view = adView;
    msw.use(
      http.put('*/api/v1/ads/update-budget/:id', async ({ request }) => {
        const { budget, confirmsOverLimit } = Object(await request.json());
        if (!confirmsOverLimit) return refuseOverLimit();
        view = { ...view, budget };
        return HttpResponse.json({ ...view, message: 'Saved successfully.' });
      }),
      http.get('*/api/v1/ads/view/:id', () => HttpResponse.json(view)),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change budget' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the budget' }));
    const budget = dialog.getByRole('textbox', { name: /Daily budget/ });
    await userEvent.clear(budget);
    await userEvent.type(budget, '400');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('alertdialog', { name: 'Exceed the monthly budget limit?' });
    await expect(question).toHaveTextContent(overLimit);
    await userEvent.click(within(question).getByRole('button', { name: 'Change budget' }));
    await screen.findByText('Saved successfully.');
  },
};

/** What is paused does not count against the limit, so resuming it asks in the same way. */
export const ConfirmsToResumeAboveTheMonthlyLimit: Story = {
  beforeEach({ msw }) {
    let view: typeof adView = { ...adView, status: 'paused' };
    msw.use(
      http.put('*/api/v1/ads/facebook/campaign/status/:id', async ({ request }) => {
        const { confirmsOverLimit } = Object(await request.json());
        if (!confirmsOverLimit) return refuseOverLimit();
        view = { ...view, status: 'active' };
        return HttpResponse.json({ ...view, message: 'Saved successfully.' });
      }),
      http.get('*/api/v1/ads/view/:id', () => HttpResponse.json(view)),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resume' }));
    const question = await screen.findByRole('alertdialog', { name: 'Exceed the monthly budget limit?' });
    await expect(question).toHaveTextContent(adView.name);
    await expect(question).toHaveTextContent(overLimit);
    await userEvent.click(within(question).getByRole('button', { name: 'Resume' }));
    await screen.findByText('Ad resumed.');
    await canvas.findByRole('button', { name: 'Pause' });
  },
};

/** Facebook's smallest budget of the account is named before anything is sent. */
export const RefusesABudgetBelowTheMinimum: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${adSet.name}`) }));
    await userEvent.click(await canvas.findByRole('button', { name: `Change the budget of ${adSet.name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the budget' }));
    const budget = dialog.getByRole('textbox', { name: /Daily budget/ });
    await userEvent.clear(budget);
    await userEvent.type(budget, '0.50');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('The daily budget must be at least $1.00.')).toBeVisible();
  },
};

export const PausesOneAdOfAnAdSet: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.ads.facebookAdStatus).ok({
        id: 111,
        status: 'paused',
        budget_type: null,
        budget: null,
        message: 'Ad paused.',
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${adSet.name}`) }));
    const ads = within(await canvas.findByRole('list', { name: `Ads of ${adSet.name}` }));
    await ads.findByText('The image contains too much text.');
    await userEvent.click(ads.getByRole('button', { name: 'Pause Photo 1, headline A' }));
    await screen.findByText('Ad paused.');
  },
};

export const NamesTheReasonAndTheNextStep: Story = {
  beforeEach: AttentionNeeded.beforeEach,
  play: async ({ canvas }) => {
    await canvas.findByText(/mentions personal attributes/);
    await expect(canvas.getByRole('link', { name: 'Correct the template' })).toHaveAttribute(
      'href',
      `#/agency/ads/your-ads/templates/${ad.template_id}`,
    );
  },
};

export const GetsThePreviewsOnDemand: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get previews' }));
    await expect(await canvas.findByRole('link', { name: /^Mobile feed standard/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

/** A correction is in the history with what it changed, by whom and when. */
export const ShowsACorrectionInTheHistory: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.auditLog.list).ok({
        data: [
          {
            id: 2,
            action: 'launches.resubmit',
            actor: { id: 2, name: 'Ava Reyes', entity_type: 'Agency', acting_user_id: null },
            item_kind: 'ads',
            item_id: ad.id,
            changes: {
              'template_content.adText.1': { from: 'A scary text', to: 'A calm text' },
              'template_media.urls.0': { from: '/1.png', to: '/2.png' },
            },
            ip: '203.0.113.7',
            created_at: '2026-11-18T10:00:00.000Z',
          },
        ],
        meta: { page: 1, per_page: 12, total: 1 },
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Corrected and resubmitted');
    await canvas.findByText('Ad text 2: A scary text → A calm text');
    await canvas.findByText('Picture 1: replaced');
    await canvas.findByText(/^Ava Reyes · /);
  },
};

/** A client itself has no page of its clients. */
export const LinksItsClient: Story = {
  play: async ({ canvas }) => {
    const client = await canvas.findByRole('link', { name: 'For Brightside Dental' });
    await expect(client).toHaveAttribute('href', '#/agency/clients/1');
  },
};

export const ClientIsNoLinkForItself: Story = {
  args: { getClientHref: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For Brightside Dental')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'For Brightside Dental' })).not.toBeInTheDocument();
  },
};
