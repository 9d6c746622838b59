import { useApi } from '@adlane/api-client';
import { translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';

export type FirstStepsOptions = {
  /** Whether the user filled in the business profile inserts. */
  hasInserts: boolean;
  /** Path of the page that connects accounts. */
  connectHref: string;
  /** Path of the ad templates. */
  templatesHref: string;
  /** Link to the master templates, the first choice of an agency without templates. */
  libraryHref: string;
  /** Path of the smart inserts. */
  insertsHref: string;
  /** Path of the launched ads. */
  adsHref: string;
};

/** A step on the way to the first ad. */
export type Step = {
  readonly title: string;
  readonly action: string;
  readonly href: string;
  readonly done: boolean;
};

const noSteps: readonly Step[] = [];

/** Finds out which first steps are done. */
export function useFirstSteps(props: FirstStepsOptions) {
  const { queries } = useApi();
  const first = { query: { page: 1, per_page: 1 } } as const;
  const accounts = useQuery(queries.dashboard.connectedAccounts.query());
  const templates = useQuery(queries.templates.list.query(first));
  const ads = useQuery(queries.ads.list.query(first));
  const isPending = accounts.isPending || templates.isPending || ads.isPending;
  /** False only for an agency that has not launched an ad. */
  const hasAds = ads.data?.meta.total !== 0;
  if (!accounts.data || !templates.data || !ads.data) return { steps: noSteps, isPending, hasAds };
  const isConnected = accounts.data.accounts.some(
    ({ channel, status }) => (channel === 'facebook' || channel === 'google') && status === 'active',
  );
  const steps: readonly Step[] = [
    {
      title: translate('Connect an ad account'),
      action: translate('Connect'),
      href: props.connectHref,
      done: isConnected,
    },
    {
      title: translate('Choose a template'),
      action: translate('Browse the library'),
      href: props.libraryHref,
      done: templates.data.meta.total > 0,
    },
    {
      title: translate('Fill in your business profile'),
      action: translate('Fill in'),
      href: props.insertsHref,
      done: props.hasInserts,
    },
    {
      title: translate('Launch your first ad'),
      action: translate('Launch'),
      href: props.templatesHref,
      done: hasAds,
    },
  ];
  return { steps, isPending, hasAds };
}
