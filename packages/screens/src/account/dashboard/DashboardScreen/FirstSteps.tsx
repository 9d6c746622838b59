import { useApi } from '@adlane/api-client';
import { Box, ButtonLink, Card, Flex, ProgressBar, Stack, Text, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';

export type FirstStepsProps = {
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

type Step = {
  readonly title: string;
  readonly action: string;
  readonly href: string;
  readonly done: boolean;
};

/** Finds out which first steps are done; undefined while loading. */
function useFirstSteps(props: FirstStepsProps): readonly Step[] | undefined {
  const { queries } = useApi();
  const first = { query: { page: 1, per_page: 1 } } as const;
  const accounts = useQuery(queries.dashboard.connectedAccounts.query());
  const templates = useQuery(queries.templates.list.query(first));
  const ads = useQuery(queries.ads.list.query(first));
  if (!accounts.data || !templates.data || !ads.data) return undefined;
  const isConnected = accounts.data.accounts.some(
    ({ channel, status }) => (channel === 'facebook' || channel === 'google') && status === 'active',
  );
  return [
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
      done: ads.data.meta.total > 0,
    },
  ];
}

/** Checklist of a new agency, from a connected account to a launched ad; hidden once all is done. */
export function FirstSteps(props: FirstStepsProps) {
  const steps = useFirstSteps(props);
  if (!steps) return null;
  const doneCount = steps.filter(({ done }) => done).length;
  if (doneCount === steps.length) return null;
  const next = steps.find(({ done }) => !done);
  return (
    <Card
      title={translate('Get started')}
      description={translate('{done} of {total} steps done. Your first ad can be live in minutes.', {
        done: doneCount,
        total: steps.length,
      })}
    >
      <Stack gap={4}>
        <ProgressBar label={translate('First steps')} share={doneCount / steps.length} showsPercent={false} />
        <Stack as="ol" gap={0} listStyleType="none">
          {steps.map((step) => (
            <Flex as="li" key={step.title} align="center" gap={3} minH={12} borderBottomWidth="1px">
              <Flex
                align="center"
                justify="center"
                boxSize={6}
                borderRadius="full"
                borderWidth="1px"
                flexShrink={0}
                bg={step.done ? 'brand.solid' : 'bg.panel'}
                color="brand.contrast"
                aria-hidden
              >
                {step.done ? <Box as={Check} boxSize={3.5} /> : null}
              </Flex>
              <Text flex="1" color={step.done ? 'fg.muted' : 'fg'}>
                {step.title}
                {step.done ? (
                  <Text as="span" srOnly>
                    {' (done)'}
                  </Text>
                ) : null}
              </Text>
              {step.done ? null : (
                <ButtonLink
                  size="sm"
                  href={step.href}
                  variant={step === next ? 'primary' : 'secondary'}
                  aria-label={`${step.action}: ${step.title}`}
                >
                  {step.action}
                </ButtonLink>
              )}
            </Flex>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
