import { useApi } from '@adlane/api-client';
import type { GoogleCampaignType } from '@adlane/contract/constants';
import type { GoogleLaunch } from '@adlane/contract/launches';
import type { AdAccount } from '@adlane/contract/sources';
import { createDefaultGoogleTemplate } from '@adlane/contract/templates';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { LaunchDrawerProps } from '../../editor/LaunchDrawerProps';
import { useLaunch } from '../LaunchDrawer/useLaunch';
import type { LaunchState } from '../launchDrawer.machine';
import { toGoogleLaunch } from './googleLaunchBody';

/** Steps that the user fills in, in order: budget and schedule are those of the template. */
export const googleLaunchSteps = ['account', 'confirm'] as const;
export type GoogleLaunchStep = (typeof googleLaunchSteps)[number];

function findStep(state: LaunchState): GoogleLaunchStep {
  return state.at === 'form' && state.step !== 'confirm' ? 'account' : 'confirm';
}

/** Replaces the ad of a template that has none: its launch is neither reviewed nor sent. */
const blank = createDefaultGoogleTemplate();

function useGoogleAccounts(isEnabled: boolean) {
  const { queries } = useApi();
  return useQuery({
    ...queries.sources.adAccounts.query({ query: { channel: 'google' } }),
    enabled: isEnabled,
  });
}

const noGoals: NonNullable<GoogleLaunch['conversionGoalsList']> = [];

/** Lists the account's conversion goals; none while they load, or where Google does not answer. */
function useConversionGoals(accountId: number | undefined) {
  const { queries } = useApi();
  const { data } = useQuery({
    ...queries.googleSources.conversionGoals.query({
      query: { ad_account_id: accountId ?? 0, per_page: 100 },
    }),
    enabled: accountId !== undefined,
    retry: false,
    meta: { statusesShownInPlace: [403, 404, 412, 422, 500, 503] },
  });
  return useMemo(() => data?.data.map(({ id, name }) => ({ id, name })) ?? noGoals, [data]);
}

function useGoogleReview(body: GoogleLaunch, isEnabled: boolean) {
  const { queries } = useApi();
  return useQuery({
    ...queries.launches.reviewGoogle.query({ body }),
    enabled: isEnabled,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { statusesShownInPlace: [412, 422, 500] },
  });
}

/** The selected account, else the default one; only an active one. */
function findAccount(accounts: readonly AdAccount[], chosenId: number | undefined): AdAccount | undefined {
  const usable = accounts.filter(({ status }) => status === 'Active');
  return usable.find(({ id }) => id === chosenId) ?? usable.find(({ is_default }) => is_default) ?? usable[0];
}

/** Runs a Google launch from its accounts to its end: selection, review and progress. */
export function useGoogleLaunch({ open, template }: Pick<LaunchDrawerProps, 'open' | 'template'>) {
  const accounts = useGoogleAccounts(open);
  const run = useLaunch();
  const [chosenId, setChosenId] = useState<number>();
  const [isPolitical, setPolitical] = useState(false);
  const [chosenType, setChosenType] = useState<GoogleCampaignType>();
  const [now] = useState(() => new Date());
  const { google } = template.templates;
  const account = findAccount(accounts.data?.data ?? [], chosenId);
  const campaignType = chosenType ?? google?.launchAdTemplateData?.campaignType ?? 'PERFORMANCE_MAX';
  const goals = useConversionGoals(open ? account?.id : undefined);
  const body = useMemo(
    () =>
      toGoogleLaunch(template, google ?? blank, {
        account: account ?? { id: 0, timezone: 'UTC' },
        containsEuPoliticalAdvertising: isPolitical,
        campaignType,
        goals,
        now,
      }),
    [template, google, account, isPolitical, campaignType, goals, now],
  );
  const isForm = run.state.at === 'form';
  const step = findStep(run.state);
  const review = useGoogleReview(
    body,
    open && isForm && step === 'confirm' && google !== null && account !== undefined,
  );
  const { dispatch } = run;
  // Another account, or a changed template: the next request is another launch.
  useEffect(() => dispatch({ type: 'changed' }), [dispatch, body]);
  return {
    accounts,
    account,
    onAccount: setChosenId,
    isPolitical,
    onPolitical: setPolitical,
    campaignType,
    onCampaignType: setChosenType,
    google,
    body,
    /** The step of the form, or the one from which it was sent. */
    step,
    onStep: (next: GoogleLaunchStep) => dispatch({ type: 'edit', step: next }),
    review,
    run,
    canSend: review.isSuccess && review.data.blockers.length === 0,
    send: () => run.send({ platform: 'google', body }),
  };
}

/** State and actions of the drawer's parts. */
export type GoogleLaunchFlow = ReturnType<typeof useGoogleLaunch>;
