import { createGoHighLevelClient, type GoHighLevelPorts } from './goHighLevelClient';
import { GoHighLevelError } from './goHighLevelError';

/** A user of the CRM. The address is what the CRM's administrators typed: it proves nothing. */
export type GoHighLevelUser = {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
};

const longestText = 255;

/** Who signed in. Needs the scope `users.readonly`. @throws GoHighLevelError */
export async function readGoHighLevelUser(
  ports: GoHighLevelPorts,
  { token, userId }: { readonly token: string; readonly userId: string },
): Promise<GoHighLevelUser> {
  const client = createGoHighLevelClient(ports, token);
  const user = await client({ method: 'GET', path: `/users/${encodeURIComponent(userId)}` });
  const text = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, longestText) : '');
  const email = text(user.email).toLowerCase();
  if (user.id !== userId || email === '') throw new GoHighLevelError('GoHighLevel did not name its user.');
  const [first_name, last_name, phone] = [text(user.firstName), text(user.lastName), text(user.phone)];
  return { id: userId, email, first_name, last_name, phone };
}
