import { expect, test } from 'vitest';
import { reportCounts } from '../../../../test/reportCounts';
import {
  box,
  canary,
  collectAll,
  countCanaries,
  findLeaks,
  frameIn,
  listCounts,
  page,
  useCanaryPage,
} from '../../test/canaryPage';
import { testScope } from '../../test/testScope';
import { watchPasswordFields } from './passwordFields';

// What is or was a password, a number of a card or a code is in no screenshot, replay or log.

useCanaryPage();

test.each([
  'name="pass"',
  'name="user_pin"',
  'id="pinCode"',
  'id="pw"',
  'name="clientSecret"',
  'autocomplete="one-time-code"',
  'autocomplete="cc-number"',
  'name="otp"',
  'aria-label="Kennwort"',
  'placeholder="Mot de passe"',
  'title="Contraseña"',
  'placeholder="Clave"',
  'placeholder="Senha"',
  'aria-label="كلمة المرور"',
  'aria-label="رمز التحقق"',
  'placeholder="パスワード"',
  'aria-label="暗証番号"',
  'placeholder="Código de verificação"',
  'placeholder="Code de vérification"',
  'placeholder="Bestätigungscode"',
  'placeholder="Security code"',
  'name="cardnumber"',
  'name="card_number"',
  'name="ccnum"',
  'id="creditCard"',
  'name="iban"',
  'placeholder="Kreditkartennummer"',
  'aria-label="Numéro de carte"',
  'placeholder="Número de tarjeta"',
  'placeholder="Número do cartão"',
  'placeholder="Wachtwoord"',
  'placeholder="Parola d&#39;ordine"',
  'placeholder="Codice di sicurezza"',
  'placeholder="Codice di conferma"',
  'aria-label="Hasło"',
  'name="haslo"',
  'placeholder="Kod weryfikacyjny"',
  'aria-label="Şifre"',
  'name="sifre"',
  'aria-label="Lösenord"',
  'aria-label="Passord"',
  'aria-label="Salasana"',
  'aria-label="Heslo"',
  'aria-label="Jelszó"',
  'aria-label="Parolă"',
  'aria-label="Пароль"',
  'placeholder="Код подтверждения"',
  'aria-label="סיסמה"',
  'aria-label="पासवर्ड"',
  'aria-label="รหัสผ่าน"',
  'aria-label="密码"',
  'aria-label="密碼"',
  'placeholder="验证码"',
  'placeholder="驗證碼"',
  'aria-label="비밀번호"',
  'placeholder="인증번호"',
])('a text field that is named after a secret is masked: %s', async (attribute) => {
  page.innerHTML = `<form><input ${attribute}></form>`;
  const text = await collectAll(async () => {
    const field = page.querySelector('input');
    Object.assign(field ?? {}, { value: canary('typed') });
    field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  expect(findLeaks(text)).toEqual([]);
});

test.each([
  '<label>Passwort wiederholen <input></label>',
  '<label for="f">Geheimzahl</label><input id="f">',
  '<b id="l">PIN</b><input aria-labelledby="l">',
  '<label>PIN <textarea></textarea></label>',
])('a field with the label of a secret is masked: %s', async (markup) => {
  page.innerHTML = markup;
  const text = await collectAll(async () => {
    const field = page.querySelector<HTMLInputElement>('input, textarea');
    Object.assign(field ?? {}, { value: canary('typed') });
    field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  expect(findLeaks(text)).toEqual([]);
});

test.each([
  'name="shipping"',
  'name="opinion"',
  'aria-label="Passenger"',
  'placeholder="Postal code"',
  'id="code-postal"',
  'name="spin"',
  'name="cardinal"',
  'name="wildcard"',
  'placeholder="Discount"',
  'name="accountName"',
  'placeholder="Notes on the account"',
  'name="passage"',
  'placeholder="Postcode"',
  'placeholder="Kod pocztowy"',
  'placeholder="Posta kodu"',
  'placeholder="Почтовый индекс"',
  'name="passengers"',
  'placeholder="Compass"',
])('a field whose name only resembles one is shown: %s', async (attribute) => {
  page.innerHTML = `<input ${attribute}>`;
  const text = await collectAll(async () => {
    Object.assign(page.querySelector('input') ?? {}, { value: canary('typed') });
  });
  expect(findLeaks(text)).toHaveLength(1);
});

/** Where a field is that was secret once; its name does not say so. */
const fieldPlaces: readonly [string, () => Promise<Node>][] = [
  ['on the page', async () => page],
  ['in a shadow root', async () => box('').attachShadow({ mode: 'open' })],
  ['in a frame', async () => frameIn(page)],
];
/** A kind of secret field, and what a page does to show it. */
type Secret = {
  readonly kind: string;
  readonly create: () => HTMLElement;
  readonly show: (field: HTMLElement) => void;
};
const createField = (markup: string) => {
  const holder = document.createElement('div');
  holder.innerHTML = markup;
  return holder.firstElementChild as HTMLElement;
};
const rename = (field: HTMLElement) => {
  for (const name of ['name', 'autocomplete', 'aria-label', 'placeholder']) field.removeAttribute(name);
};
const secrets: readonly Secret[] = [
  {
    kind: 'a password field',
    create: () => createField('<input type="password" name="x7">'),
    show: (field) => field.setAttribute('type', 'text'),
  },
  ...['input', 'textarea', 'div'].map((tag) => ({
    kind: `an obscured ${tag}`,
    create: () =>
      createField(
        `<${tag} ${tag === 'div' ? 'contenteditable' : ''} style="-webkit-text-security:disc"></${tag}>`,
      ),
    show: (field: HTMLElement) => field.removeAttribute('style'),
  })),
  ...['name="cvv"', 'autocomplete="cc-number"', 'aria-label="Kennwort"', 'placeholder="Mot de passe"'].map(
    (attribute) => ({
      kind: `a field with ${attribute}`,
      create: () => createField(`<input ${attribute}>`),
      show: rename,
    }),
  ),
];

const write = (field: HTMLElement, text: string) => {
  if ('value' in field) Object.assign(field, { value: text });
  else field.textContent = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
};
const onceSecret = fieldPlaces.flatMap(([where, findParent]) =>
  secrets.map((secret) => ({ ...secret, where, findParent })),
);

test.for(onceSecret)('$kind that the page shows in clear stays masked $where', async (secret, context) => {
  const field = secret.create();
  (await secret.findParent()).appendChild(field);
  const text = await collectAll(async (untilRecorded) => {
    write(field, canary('hidden'));
    await untilRecorded();
    secret.show(field);
    write(field, canary('shown'));
    field.setAttribute('data-value', canary('mirrored'));
  });
  expect(countCanaries()).toBe(3);
  reportCounts(context, listCounts());
  expect(findLeaks(text)).toEqual([]);
});

test('a field that a framework puts in place of a password field is masked', async () => {
  const text = await collectAll(async (untilRecorded) => {
    const field = createField('<input type="password" name="x7">') as HTMLInputElement;
    page.append(field);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await untilRecorded();
    const shown = document.createElement('input');
    shown.name = field.name;
    shown.value = canary('password');
    field.replaceWith(shown);
  });
  expect(findLeaks(text)).toEqual([]);
});

test('a field that only its style obscures stays masked if a click shows it before the first recording', async () => {
  const { scope } = testScope();
  const stop = watchPasswordFields(scope);
  page.innerHTML = '<input style="-webkit-text-security:disc"><button>Show</button>';
  const [field, button] = [page.querySelector('input'), page.querySelector('button')];
  button?.addEventListener('click', () => field?.removeAttribute('style'));
  button?.click();
  stop();
  const text = await collectAll(async () => {
    if (field) write(field, canary('shown'));
  });
  expect(countCanaries()).toBe(1);
  expect(findLeaks(text)).toEqual([]);
});
