import { createGoHighLevelClient, type GoHighLevelPorts } from './goHighLevelClient';
import { GoHighLevelError } from './goHighLevelError';
import { UserAnswer } from './shapes';

/** A user of the CRM. The CRM's administrators type the email address: it proves nothing. */
export type GoHighLevelUser = {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
};

/** Returns the user who signed in. Requires the scope `users.readonly`. @throws GoHighLevelError */
export async function readGoHighLevelUser(
  ports: GoHighLevelPorts,
  { token, userId }: { readonly token: string; readonly userId: string },
): Promise<GoHighLevelUser> {
  const client = createGoHighLevelClient(ports, token);
  const answer = await client({ method: 'GET', path: `/users/${encodeURIComponent(userId)}` });
  const { id, email, firstName, lastName, phone } = UserAnswer.parse(answer);
  if (id !== userId || email === '') throw new GoHighLevelError('GoHighLevel did not name its user.');
  return { id, email: email.toLowerCase(), first_name: firstName, last_name: lastName, phone };
}
