import { forAgencyOrClient, forSubscriber } from '../../access';
import { call } from '../../define';
import { AccountConnectSetup, AgencyConfig, BasicSetup, BusinessSetup, OnboardingState } from './schemas';

export const onboardingCalls = {
  basic: call({
    method: 'POST',
    path: '/api/v1/profile/setup/basic',
    summary: 'Onboarding, step one: the person',
    spec: 'ads §7',
    access: forSubscriber,
    body: BasicSetup,
    response: OnboardingState,
  }),
  business: call({
    method: 'POST',
    path: '/api/v1/profile/setup/business',
    summary: 'Onboarding, step two: the business',
    spec: 'ads §7',
    access: forSubscriber,
    body: BusinessSetup,
    response: OnboardingState,
  }),
  accountConnect: call({
    method: 'POST',
    path: '/api/v1/profile/setup/account-connect',
    summary: 'Onboarding, step three: the connected accounts',
    spec: 'ads §7',
    access: forSubscriber,
    body: AccountConnectSetup,
    response: OnboardingState,
  }),
  config: call({
    method: 'GET',
    path: '/api/v1/agency/config',
    summary: "The agency's configuration",
    spec: 'ads §7',
    access: forAgencyOrClient(),
    response: AgencyConfig,
  }),
};
