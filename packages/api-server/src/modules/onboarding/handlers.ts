import type { ContractHandlers } from '../../http/contractHandlers';
import { agencyConfig } from './agencyConfig';
import { setUpAccounts, setUpBusiness, setUpPerson } from './completeSteps';

export function onboardingHandlers(): ContractHandlers<'onboarding'> {
  return {
    basic: ({ body, ctx }) => setUpPerson(ctx, body),
    business: ({ body, ctx }) => setUpBusiness(ctx, body),
    accountConnect: ({ body, ctx }) => setUpAccounts(ctx, body),
    config: ({ ctx }) => agencyConfig(ctx),
  };
}
