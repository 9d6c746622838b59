import { useApi } from '@adlane/api-client';
import type { GoogleLaunch } from '@adlane/contract/ads/launches';
import type { AdAccountRow } from '@adlane/contract/ads/sources';
import { createDefaultGoogleTemplate } from '@adlane/contract/ads/templates';
import { defaultCurrency, type GoogleCampaignType } from '@adlane/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { GoogleOrder } from '../../launch/googleOrder';
import { useLaunch } from '../../launch/LaunchDrawer/useLaunch';
import { findLastUse } from '../../launch/lastUse';
import type { LaunchFormStep } from '../../launch/launchDrawer.machine';
import { findDefault, type LaunchClient } from '../../launch/launchForm';
import { approve, type ConfirmedBudgets, isApprovable } from '../../launch/review/launchApproval';
import { type GoogleAdSource, toGoogleOrder, toGoogleTerms } from './googleLaunchBody';

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

function useGoogleReview({ call, body }: GoogleOrder, isEnabled: boolean) {
  const { queries } = useApi();
  return useQuery({
    ...(call === 'google'
      ? queries.launches.reviewGoogle.query({ body })
      : queries.launches.reviewInstantGoogle.query({ body })),
    enabled: isEnabled,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { statusesShownInPlace: [412, 422, 500] },
  });
}

/** The selected account, else the default one, else the only one; only an active one. */
function findAccount(
  accounts: readonly AdAccountRow[],
  chosenId: number | undefined,
): AdAccountRow | undefined {
  const usable = accounts.filter(({ status }) => status === 'Active');
  return usable.find(({ id }) => id === chosenId) ?? findDefault(usable);
}

/** Runs a Google launch from its accounts to its end: selection, review and progress. */
export function useGoogleLaunch({ open, source }: { open: boolean; source: GoogleAdSource }) {
  const accounts = useGoogleAccounts(open);
  const run = useLaunch();
  const [chosenId, setChosenId] = useState<number>();
  const [isPolitical, setPolitical] = useState(false);
  const [chosenType, setChosenType] = useState<GoogleCampaignType>();
  const [now] = useState(() => new Date());
  const [client, setClient] = useState<LaunchClient | null>(null);
  const [confirmed, setConfirmed] = useState<ConfirmedBudgets>(new Set());
  const { google } = source;
  const account = findAccount(accounts.data?.data ?? [], chosenId);
  const campaignType = chosenType ?? google?.launchAdTemplateData?.campaignType ?? 'PERFORMANCE_MAX';
  const goals = useConversionGoals(open ? account?.id : undefined);
  const choice = useMemo(
    () => ({
      clientId: client?.id ?? null,
      account: account ?? { id: 0, timezone: 'UTC', currency: defaultCurrency },
      containsEuPoliticalAdvertising: isPolitical,
      campaignType,
      goals,
      now,
    }),
    [client, account, isPolitical, campaignType, goals, now],
  );
  const terms = useMemo(() => toGoogleTerms(google ?? blank, choice), [google, choice]);
  const order = useMemo(() => toGoogleOrder(source, google ?? blank, terms), [source, google, terms]);
  const isForm = run.state.at === 'form';
  const step = run.state.at === 'form' ? run.state.step : 'confirm';
  const review = useGoogleReview(
    order,
    open && isForm && step === 'confirm' && google !== null && account !== undefined,
  );
  const { dispatch } = run;
  // Another account, or a changed ad: the next request is another launch.
  useEffect(() => dispatch({ type: 'changed' }), [dispatch, order]);
  return {
    accounts,
    client,
    /** Another client brings the account of its latest ad along. */
    onClient: (next: LaunchClient | null) => {
      const use = next ? findLastUse({ accounts: accounts.data?.data ?? [], pages: [] }, next.id) : undefined;
      setClient(next);
      if (use) setChosenId(Number(use.adAccountId));
    },
    account,
    onAccount: setChosenId,
    isPolitical,
    onPolitical: setPolitical,
    campaignType,
    onCampaignType: setChosenType,
    google,
    terms,
    /** What only the launch knows. */
    choice,
    /** The step of the form, or the one from which it was sent. */
    step,
    /** Begins the same launch for another client. */
    onAgain: () => {
      setClient(null);
      dispatch({ type: 'again' });
    },
    onStep: (next: LaunchFormStep) => dispatch({ type: 'edit', step: next }),
    review,
    run,
    confirmed,
    onConfirmed: setConfirmed,
    canSend: review.isSuccess && isApprovable(review.data, confirmed),
    send: () => run.send(approve(order, review.data)),
  };
}

/** State and actions of the drawer's parts. */
export type GoogleLaunchFlow = ReturnType<typeof useGoogleLaunch>;
