import type { ContractHandlers } from '../../../http/contractHandlers';
import { buildAgencyConfig } from './buildAgencyConfig';
import { setUpAccounts, setUpBusiness, setUpPerson } from './completeSteps';

export function onboardingHandlers(): ContractHandlers<'onboarding'> {
  return {
    basic: ({ body, ctx }) => setUpPerson(ctx, body),
    business: ({ body, ctx }) => setUpBusiness(ctx, body),
    accountConnect: ({ body, ctx }) => setUpAccounts(ctx, body),
    config: ({ ctx }) => buildAgencyConfig(ctx),
  };
}
