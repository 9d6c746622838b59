import { useApi } from '@adlane/api-client';
import type { Plan, Subscription } from '@adlane/contract/account/billing';
import {
  Badge,
  Box,
  Button,
  Card,
  Flex,
  QueryState,
  SimpleGrid,
  Skeleton,
  Text,
  translate,
} from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '../../../shared/format/describeError';
import { formatPlanPrice } from '../../../shared/format/formatPlanPrice';
import { formatLocations, isPaying } from '../../../shared/format/planTexts';

export type PlanOffersProps = {
  subscription: Subscription;
  onChoose: (plan: Plan) => void;
};

/** Plans on sale; the agency's own is marked. */
export function PlanOffers({ subscription, onChoose }: PlanOffersProps) {
  const { queries } = useApi();
  const offers = useQuery(queries.billing.offers.query());
  const getVerb = ({ interval }: Plan) =>
    isPaying(subscription) && interval !== 'lifetime'
      ? translate('Change to this plan')
      : translate('Choose plan');
  const isOwn = ({ plan_id }: Plan) => isPaying(subscription) && plan_id === subscription.plan.plan_id;
  return (
    <Card title={translate('Plans')}>
      <QueryState
        query={offers}
        errorTitle={translate('The plans could not be loaded')}
        describeError={describeError}
        loadingLabel={translate('Loading the plans')}
        loading={<Skeleton height={40} />}
      >
        {({ data }) => (
          <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 3 }} gap={4}>
            {data.map((plan) => (
              <Flex
                as="li"
                key={plan.plan_id}
                direction="column"
                gap={3}
                minW={0}
                p={5}
                borderWidth="line"
                borderRadius="l3"
                borderColor={isOwn(plan) ? 'brand.solid' : 'border'}
              >
                <Text fontWeight="semibold" dir="auto" textAlign="match-parent" truncate title={plan.name}>
                  {plan.name}
                </Text>
                <Text textStyle="lg" fontWeight="semibold">
                  {formatPlanPrice(plan)}
                </Text>
                <Text textStyle="sm" color="fg.muted" flex="1">
                  {formatLocations(plan)}
                </Text>
                {isOwn(plan) ? (
                  // In the place and as high as the buttons of the others.
                  <Flex minH="control.form" align="center">
                    <Badge tone="brand">{translate('Your plan')}</Badge>
                  </Flex>
                ) : (
                  <Box>
                    <Button
                      variant={isPaying(subscription) ? 'secondary' : 'primary'}
                      fullWidth
                      aria-label={`${getVerb(plan)}: ${plan.name}`}
                      onClick={() => onChoose(plan)}
                    >
                      {getVerb(plan)}
                    </Button>
                  </Box>
                )}
              </Flex>
            ))}
          </SimpleGrid>
        )}
      </QueryState>
    </Card>
  );
}
