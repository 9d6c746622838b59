/** The longest texts of customers, by what they are; each has a word that no line holds. */
const longTexts = {
  name: [
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Süd und Söhne',
    'مركز الابتسامة المشرقة لطب الأسنان وتقويم الأسنان وزراعة الأسنان في مدينة الرياض وضواحيها!',
    'Northside Family Orthodontics, Implants & Emergency Dentistry (Downtown, Evenings and Weekends)',
  ],
  email: [
    'appointments.and.emergencies.for.new.patients+spring-campaign-2026@northside-family-orthodontics.example',
  ],
  url: [
    'https://www.northside-family-orthodontics.example/emergency-appointments/new-patients?utm_source=spring-campaign-2026',
  ],
} as const;

/** The names among them; two end in a character without a direction. */
export const longNames: readonly string[] = longTexts.name;

const kinds: readonly (readonly [kind: keyof typeof longTexts, key: RegExp])[] = [
  ['email', /^(email|to|recipient)$|_email$/],
  ['url', /^(url|page_url|website|domain|site)$/],
  ['name', /^(name|title|subject|label|summary|text|description|business_name|group|location)$|_name$/],
];

/** Names that decide something, and texts that are numbers or addresses of files. */
const isLeftAlone = (text: string) => text === '' || /^[\d.,:%$\s-]+$|^\/|^(blob|data):/.test(text);

function toLongText(key: string, text: string): string {
  const kind = kinds.find(([, pattern]) => pattern.test(key))?.[0];
  if (!kind || isLeftAlone(text)) return text;
  const texts = longTexts[kind];
  // One text stays one text, wherever the page shows it.
  const sum = [...text].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return texts[sum % texts.length] ?? text;
}

/** Returns an answer of the API with each name, email and URL that people write replaced by a long one. */
export function lengthenTexts(answer: unknown, key = ''): unknown {
  if (typeof answer === 'string') return toLongText(key, answer);
  if (Array.isArray(answer)) return answer.map((entry) => lengthenTexts(entry, key));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, lengthenTexts(value, name)]),
  );
}
