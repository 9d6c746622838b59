import { createHmac } from '../../createHmac';
import { facebookDemo } from '../demoBusiness';

/** `X-Hub-Signature-256` of a webhook's body: HMAC-SHA256 with the app's secret. */
export async function signFacebookWebhook(
  body: string,
  secret: string = facebookDemo.app.secret,
): Promise<string> {
  return `sha256=${await createHmac(body, secret)}`;
}
