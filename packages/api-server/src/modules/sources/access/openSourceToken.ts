import { errorMessages } from '@adlane/contract/constants';
import { Problem } from '../../../http/problem';
import type { Ports } from '../../../ports';

/** The token of a source. @throws Problem 412 where it is disconnected: its token is forgotten */
export async function openSourceToken(
  { secrets }: Pick<Ports, 'secrets'>,
  { sealed_token }: { readonly sealed_token: string | null },
): Promise<string> {
  if (sealed_token === null) throw new Problem('AD_ACCOUNT_DISCONNECTED', errorMessages.connectFacebook);
  return secrets.decrypt(sealed_token);
}
