import type { Dispose } from '../dispose/disposables';
import { parseUrlParameters } from '../page/parseUrlParameters';
import type { Scope } from '../scope/scope';
import type { Shell } from './createShell';

/** Opens what the parameters of the page's address name (widget §2.1). Few pages have any, so it is loaded for those. */
export function openFromAddress(
  { clock }: Pick<Scope, 'clock'>,
  shell: Pick<Shell, 'startFlow' | 'visit' | 'open' | 'outbound'>,
  search: string,
): Dispose {
  const { feedbackFlow, survey, surveyFormat, tour, tourDelaySeconds, opens } = parseUrlParameters(search);
  if (feedbackFlow) shell.startFlow(feedbackFlow, { hideBackButton: true });
  else if (survey) shell.visit({ page: 'survey', id: survey, format: surveyFormat });
  else if (opens) shell.open();
  if (!tour) return () => {};
  return clock.after(tourDelaySeconds * 1000, () =>
    shell.outbound.use(({ tours }) => void tours.start(tour)),
  );
}
