import type { ContractHandlers } from '../../../http/contractHandlers';
import { buildAgencyConfig } from './buildAgencyConfig';
import { setUpAccounts, setUpBusiness, setUpPerson } from './completeSteps';

export function onboardingHandlers(): ContractHandlers<'onboarding'> {
  return {
    basic: ({ body, call }) => setUpPerson(call, body),
    business: ({ body, call }) => setUpBusiness(call, body),
    accountConnect: ({ body, call }) => setUpAccounts(call, body),
    config: ({ call }) => buildAgencyConfig(call),
  };
}
