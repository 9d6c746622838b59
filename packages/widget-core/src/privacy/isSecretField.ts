import { toPlainNode } from '../page/toPlainNode';
import { isObscured, onceSecret, passwordNames } from './passwordFields';

/** Words for passwords, payment cards and one-time codes: pages are written in many languages. */
const short = 'pass|pw|pin|nip|otp|totp|mfa|2fa|tan|cvv2?|cvc2?|csc|mdp|iban|ccnum|cc-[a-z-]+';
const long =
  'card.?n[uo]|de.carte|redit.?[ck]ar|tarjeta|cart[ãa]o|pass(?:[wco]|phr|e\\b)|pwd|se[cg]re[td]|geheim|kennw|contrase|clave|senha|one.?time|einmal|wachtw|parol|has[łl]o|[şs]ifre|l.senord|salasan|heslo|jelsz|парол|סיסמ|पासव|รหัส|密[码碼]|[验驗][证證]|비밀|인증|パスワード|暗証|秘密|ワンタイム|認証|確認コード|مرور|السر|رقم سري|رمز.{0,3}(?:تحقق|تأكيد|أمان|لمرة|سري)';
/** What makes a code a secret one: a postal code is none. */
const kindOfCode =
  '(?:v[ée]rif|weryf|подтв|s[eéi]cur|segur|sicherheit|best[äa]tig|conf[ei]rm|auth|sms|unique|[úu]nico)';
const secretWords = new RegExp(
  `(?:^|[^a-z])(?:${short})(?![a-z])|${long}|${kindOfCode}.{0,15}(?:[ck][óo]d|код)|(?:[ck][óo]d|код).{0,15}${kindOfCode}`,
  'i',
);
const namingAttributes = 'autocomplete name id aria-label placeholder title'.split(' ');
/** Their value is a caption, or a choice among what the page shows. */
const plainType = /^(?:submit|button|reset|image|checkbox|radio|range|color)$/i;

/**
 * Returns whether what is in the field is a secret: it is or was a password, its name, id or label says or said
 * so, or the page shows or showed dots in place of its text; hidden fields contain tokens and ids.
 */
export function isSecretField(element: Element): boolean {
  const field = toPlainNode(element);
  const type = field.getAttribute('type') ?? '';
  const isSecret =
    /^(?:password|hidden)$/i.test(type) ||
    onceSecret.has(element) ||
    // The recorder's own mark.
    field.hasAttribute('data-rr-is-password') ||
    passwordNames.has(field.id) ||
    passwordNames.has(field.getAttribute('name')) ||
    (!plainType.test(type) && (secretWords.test(readNames(field)) || isObscured(element)));
  if (isSecret) onceSecret.add(element);
  return isSecret;
}

/** Everything that names a field, with spaces between the parts of `pinCode`. */
function readNames(field: Element): string {
  const { labels }: Partial<HTMLInputElement> = Object(field);
  const root = field.getRootNode();
  const ids = field.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labelled = ids.map((id) => 'getElementById' in root && (root as Document).getElementById(id));
  const texts = [...(labels ?? []), ...labelled].map((label) => label && label.textContent);
  return [...namingAttributes.map((name) => field.getAttribute(name)), ...texts]
    .join(' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2');
}
