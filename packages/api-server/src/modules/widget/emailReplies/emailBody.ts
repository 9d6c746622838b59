import { Problem } from '../../../http/problem';
import { joinChunks } from '../../../http/requests/joinChunks';

/** Fields of providers' forms that have the whole message: Mailgun's routes, and SendGrid's with "Send raw". */
const formFields = ['body-mime', 'email'];
/** The field of Postmark's JSON, with "Include raw email content". */
const jsonField = 'RawEmail';

/** Joins what a provider sent and its content type, for the task that reads it. */
export function joinEmailBody(type: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  return joinChunks([new TextEncoder().encode(`${type.replace(/[\r\n]/g, ' ')}\n`), body]);
}

/**
 * Returns the message as it was sent, from a raw body, a form or JSON.
 * @throws Problem 400 for a form or JSON without it
 */
export async function parseEmailBody(joined: Uint8Array): Promise<Uint8Array> {
  const end = joined.indexOf(10);
  const type = new TextDecoder().decode(joined.subarray(0, end));
  const body = joined.slice(end + 1);
  const name = type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (name === 'application/json') return findInJson(body);
  if (name === 'multipart/form-data' || name === 'application/x-www-form-urlencoded')
    return findInForm(type, body);
  return body;
}

const noEmail = (where: string) => new Problem('MALFORMED', `There is no raw email in ${where}.`);

function findInJson(body: Uint8Array): Uint8Array {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw noEmail('the JSON');
  }
  const email: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, jsonField) : undefined;
  if (typeof email !== 'string') throw noEmail(`the field ${jsonField}`);
  return new TextEncoder().encode(email);
}

async function findInForm(type: string, body: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw noEmail('the form');
  });
  const email = formFields.map((field) => form.get(field)).find((value) => value !== null);
  if (email === undefined || email === null) throw noEmail(`the fields ${formFields.join(' and ')}`);
  return typeof email === 'string'
    ? new TextEncoder().encode(email)
    : new Uint8Array(await email.arrayBuffer());
}
