import type { TestApp } from './createTestApp';

/** Returns the secret of the link in the latest email to an address, once all jobs have run. */
export async function mailedToken({ jobs, mails }: TestApp, to: string): Promise<string> {
  await jobs.settle();
  const mail = mails.findLast((message) => message.to === to);
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`No link was mailed to ${to}.`);
  return token;
}
