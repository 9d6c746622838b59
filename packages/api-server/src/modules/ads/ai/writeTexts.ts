import type { Contract, HandlerOutput, ParsedInput } from '@adlane/contract';
import { type AiPromptFields, createDefaultAiPromptFields } from '@adlane/contract/ads/ai';
import { adTones } from '@adlane/contract/constants';
import { messages } from '@adlane/contract/rules';
import { and, eq } from 'drizzle-orm';
import { categories, niches } from '../../../db/schema/ads/taxonomy';
import type { UserCall } from '../../../http/CallContext';
import { countUse } from '../../../http/limits/rateLimit';
import { type FieldErrors, invalid } from '../../../http/problem';
import { toNameKey } from '../../../naming/toNameKey';
import { aiLimits } from './aiLimits';
import { findTone } from './builtinTones';
import { fixWritten, type Note, readWritten, shortenText, type Written } from './checkWritten';
import { openProvider, withProvider } from './openProvider';
import { requestObject, requestTexts } from './requestTexts';
import { buildFieldWant, buildOffersWant, listAdWants, type Want } from './wants';
import { writeBuiltinOffers, writeBuiltinPrompt } from './writeBuiltinOffers';
import { writeBuiltinTexts } from './writeBuiltinTexts';

type Calls = Contract['ai'];
type Body<Name extends keyof Calls> = ParsedInput<Calls[Name]>['body'];
type Answer<Name extends keyof Calls> = HandlerOutput<Calls[Name]>;

type Writing = {
  readonly lists: Written;
  readonly written_by: 'provider' | 'builtin';
  readonly notes: Note[];
};

const instructionIgnored = {
  path: '',
  message: 'The built-in writer does not follow instructions. Connect an AI provider for that.',
};

/**
 * Writes with the agency's provider, or with the built-in writer where there is none. @throws Problem 422,
 * 429, 503
 */
async function write(
  call: UserCall,
  wants: readonly Want[],
  { brief, builtin }: { readonly brief: Readonly<Record<string, unknown>>; readonly builtin: () => Written },
): Promise<Writing> {
  await countUse(call.ports, aiLimits.texts, `agency/${call.caller.agency_id}`);
  const provider = await openProvider(call.ports, call.caller.agency_id);
  if (!provider) return { ...fixWritten(wants, builtin()), written_by: 'builtin' };
  const written = await withProvider(() => requestTexts(provider, wants, brief));
  return { ...fixWritten(wants, written), written_by: 'provider' };
}

function getTexts({ lists }: Writing, name: string): string[] {
  return [...(lists.get(name) ?? [])];
}

/** Writes or rewrites one field. */
export async function writeField(call: UserCall, body: Body<'text'>): Promise<Answer<'text'>> {
  const { field, count, niche, offer, prompt, current, instruction } = body;
  const want = buildFieldWant(field, count);
  const writing = await write(call, [want], {
    brief: { ...body, count: undefined },
    builtin: () =>
      writeBuiltinTexts([want], { ...prompt, niche, offer: offer || (prompt.specialOffers ?? ''), current }),
  });
  const isIgnored = instruction !== '' && writing.written_by === 'builtin';
  const notes = isIgnored ? [...writing.notes, instructionIgnored] : writing.notes;
  return { texts: getTexts(writing, field), written_by: writing.written_by, notes };
}

/** Without it, a provider may return the current texts. */
const rewriting = 'Texts that replace the current ones: all of them say it in other words';

/** Writes all texts of an ad. */
export async function writeAd(call: UserCall, body: Body<'adText'>): Promise<Answer<'adText'>> {
  const { platform, niche, offer, prompt, current } = body;
  const wants = listAdWants(platform);
  const writing = await write(call, wants, {
    brief: current === '' ? body : { task: rewriting, ...body },
    builtin: () =>
      writeBuiltinTexts(wants, { ...prompt, niche, offer: offer || (prompt.specialOffers ?? ''), current }),
  });
  const { adTone = '' } = prompt;
  return {
    tone:
      writing.written_by === 'builtin' ? findTone(adTone) : (adTones.find((tone) => tone === adTone) ?? null),
    adText: getTexts(writing, 'adText'),
    headlines: getTexts(writing, 'headlines'),
    subHeadlines: getTexts(writing, 'subHeadlines'),
    longHeadline: getTexts(writing, 'longHeadline'),
    description: getTexts(writing, 'description'),
    written_by: writing.written_by,
    notes: writing.notes,
  };
}

/** Checks that a niche of the list and an existing category are selected (ads §5). @throws Problem 422 */
async function requireSelection(call: UserCall, { niche, categoryId }: Body<'offerText'>): Promise<void> {
  const errors = await call.inTenant(async ({ tx }): Promise<FieldErrors | undefined> => {
    const open = await tx.select({ name: niches.name }).from(niches).where(eq(niches.status, 'approved'));
    const isKnown = open.some(({ name }) => toNameKey(name) === toNameKey(niche));
    if (!isKnown) return { niche: [messages.nicheBeforeOffers] };
    if (categoryId === null) return undefined;
    const [category] = await tx
      .select({ id: categories.id })
      .from(categories)
      .where(and(eq(categories.id, categoryId), eq(categories.status, 'active')));
    return category ? undefined : { categoryId: ['What you selected no longer exists.'] };
  });
  if (errors) throw invalid(errors);
}

/** Writes offers for a niche. */
export async function writeOffers(call: UserCall, body: Body<'offerText'>): Promise<Answer<'offerText'>> {
  await requireSelection(call, body);
  const { niche, services, count } = body;
  const want = buildOffersWant(count);
  const writing = await write(call, [want], {
    brief: { task: 'Offers that bring new clients', niche, services },
    builtin: () => new Map([['offers', writeBuiltinOffers(niche, services, count)]]),
  });
  return { offers: getTexts(writing, 'offers'), written_by: writing.written_by, notes: writing.notes };
}

const promptFields = Object.keys(createDefaultAiPromptFields()) as (keyof AiPromptFields)[];
/** The tone has less room than the other fields (`AiPromptFields`). */
const getMaxLength = (field: keyof AiPromptFields) => (field === 'adTone' ? 200 : 1000);

/** Writes prompt fields for a niche and an offer. */
export async function writePrompt(
  call: UserCall,
  { niche, offer }: Body<'prompts'>,
): Promise<Answer<'prompts'>> {
  await countUse(call.ports, aiLimits.texts, `agency/${call.caller.agency_id}`);
  const provider = await openProvider(call.ports, call.caller.agency_id);
  if (!provider) return { prompt: writeBuiltinPrompt(niche, offer), written_by: 'builtin', notes: [] };
  const brief = { task: 'What an ad should say', niche, offer };
  const answer = await withProvider(() => requestObject(provider, promptFields, brief));
  const wants = promptFields.map((name): Want => ({ name, count: 1, kindAt: () => getMaxLength(name) }));
  const written = readWritten(answer, wants);
  const prompt = { ...createDefaultAiPromptFields() };
  for (const field of promptFields) {
    const [text = ''] = written.get(field) ?? [];
    prompt[field] = /<[a-z/!?]/i.test(text) ? '' : shortenText(text, getMaxLength(field));
  }
  return { prompt, written_by: 'provider', notes: [] };
}
