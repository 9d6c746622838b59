import type { AttributeRule, MessageAudience } from '@adlane/contract/widget/outbound/manage';

/** A visitor as the audience compares it. */
export type AudienceVisitor = {
  readonly userId: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly value: number | null;
  readonly lang: string | null;
  readonly customData: Readonly<Record<string, unknown>>;
};

const ownFields = ['userId', 'name', 'email', 'phone', 'value', 'lang'] as const;

function readAttribute(visitor: AudienceVisitor, attribute: string): string {
  const field = ownFields.find((name) => name === attribute);
  const value = field ? visitor[field] : visitor.customData[attribute];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

function meetsRule(visitor: AudienceVisitor, { attribute, test, value }: AttributeRule): boolean {
  const own = readAttribute(visitor, attribute).trim().toLowerCase();
  const wanted = value.trim().toLowerCase();
  switch (test) {
    case 'is':
      return own === wanted;
    case 'isnot':
      return own !== wanted;
    case 'contains':
      return own.includes(wanted);
    case 'notcontains':
      return !own.includes(wanted);
    case 'startswith':
      return own.startsWith(wanted);
    case 'endswith':
      return own.endsWith(wanted);
    case 'above':
      return own !== '' && Number(own) > Number(wanted);
    case 'below':
      return own !== '' && Number(own) < Number(wanted);
    case 'exists':
      return own !== '';
    case 'missing':
      return own === '';
    default:
      return test satisfies never;
  }
}

function meetsLanguage(lang: string | null, languages: readonly string[]): boolean {
  if (languages.length === 0) return true;
  const own = (lang ?? '').toLowerCase().replaceAll('_', '-');
  return languages.some((language) => own === language || own.startsWith(`${language}-`));
}

/** True if a visitor belongs to the audience, apart from its events. */
export function matchesAudience(audience: MessageAudience, visitor: AudienceVisitor): boolean {
  const { users, languages, attributes } = audience;
  const isIdentified = Boolean(visitor.userId);
  if (users !== 'all' && isIdentified !== (users === 'identified')) return false;
  return meetsLanguage(visitor.lang, languages) && attributes.every((rule) => meetsRule(visitor, rule));
}
