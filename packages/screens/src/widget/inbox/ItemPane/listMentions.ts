import type { TicketPerson } from '@adlane/contract/widget/tickets';

/** Lists the ids of people whom a text mentions as `@Name`; a longer name wins over its beginning. */
export function listMentions(text: string, people: readonly TicketPerson[]): number[] {
  let rest = text;
  const found: number[] = [];
  for (const { id, name } of people.toSorted((one, other) => other.name.length - one.name.length)) {
    const mention = `@${name}`;
    if (!rest.includes(mention)) continue;
    found.push(id);
    rest = rest.replaceAll(mention, '');
  }
  return found;
}
