import { useApi } from '@adlane/api-client';
import { Box, ButtonLink, Card, Flex, ProgressBar, Stack, Text } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';

export type FirstStepsProps = {
  /** Whether the user filled in the business profile inserts. */
  hasInserts: boolean;
  connectHref: string;
  templatesHref: string;
  insertsHref: string;
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
    { title: 'Connect an ad account', action: 'Connect', href: props.connectHref, done: isConnected },
    {
      title: 'Choose a template',
      action: 'Open templates',
      href: props.templatesHref,
      done: templates.data.meta.total > 0,
    },
    {
      title: 'Fill in your business profile',
      action: 'Fill in',
      href: props.insertsHref,
      done: props.hasInserts,
    },
    {
      title: 'Launch your first ad',
      action: 'Launch',
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
      title="Get started"
      description={`${doneCount} of ${steps.length} steps done. Your first ad can be live in minutes.`}
    >
      <Stack gap={4}>
        <ProgressBar label="First steps" share={doneCount / steps.length} showsPercent={false} />
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
