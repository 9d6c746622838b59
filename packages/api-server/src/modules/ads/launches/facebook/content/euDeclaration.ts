import type { LaunchInputs } from '../../inputs/launchSettings';

/** Returns who benefits from the ads and who pays for them in the EU: the launch's own, else the account's. */
export function getEuDeclaration({ settings, account }: Pick<LaunchInputs, 'settings' | 'account'>) {
  const { dsaBeneficiary = '', dsaPayor = '' } = settings.settings ?? {};
  return {
    dsaBeneficiary: dsaBeneficiary || (account?.dsaBeneficiary ?? ''),
    dsaPayor: dsaPayor || (account?.dsaPayor ?? ''),
  };
}
