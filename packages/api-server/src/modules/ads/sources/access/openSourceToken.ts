import { errorMessages } from '@adlane/contract/constants';
import { Problem } from '../../../../http/problem';
import type { Ports } from '../../../../ports';

/**
 * Decrypts the token of a source.
 * @throws Problem 412 if the source is disconnected and its token was deleted
 */
export async function openSourceToken(
  { secrets }: Pick<Ports, 'secrets'>,
  { sealed_token }: { readonly sealed_token: string | null },
): Promise<string> {
  if (sealed_token === null) throw new Problem('AD_ACCOUNT_DISCONNECTED', errorMessages.connectFacebook);
  return secrets.decrypt(sealed_token);
}
