import { Box, ButtonLink, Card, Flex, ProgressBar, Stack, Text, translate } from '@adlane/ui';
import { Check } from 'lucide-react';
import type { Step } from './useFirstSteps';

export type FirstStepsProps = {
  /** In their order; at least one is not done. */
  steps: readonly Step[];
};

/** Checklist of a new agency, from a connected account to a launched ad. */
export function FirstSteps({ steps }: FirstStepsProps) {
  const doneCount = steps.filter(({ done }) => done).length;
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
            <Flex as="li" key={step.title} align="center" gap={3} minH={12} borderBottomWidth="line">
              <Flex
                align="center"
                justify="center"
                boxSize={6}
                borderRadius="full"
                borderWidth="line"
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
