import type { LeadFormForm } from '@adlane/contract/ads/leadForms';

/** A language of Facebook's lead forms. */
export type LeadFormLocale = LeadFormForm['locale'];

/** What Facebook itself says in a lead form, in the form's language. */
export type LeadFormPhrases = {
  readonly next: string;
  readonly submit: string;
  /** Heading of the review page of a high-intent form. */
  readonly review: string;
  readonly contact: string;
  readonly privacy: string;
  /** Placeholder of an empty short answer. */
  readonly answer: string;
};

type Row = readonly [
  next: string,
  submit: string,
  review: string,
  contact: string,
  privacy: string,
  answer: string,
];

const rows: Readonly<Record<LeadFormLocale, Row>> = {
  AR_AR: ['التالي', 'إرسال', 'راجع إجاباتك', 'معلومات الاتصال', 'سياسة الخصوصية', 'اكتب إجابتك'],
  CS_CZ: [
    'Další',
    'Odeslat',
    'Zkontrolujte své odpovědi',
    'Kontaktní údaje',
    'Zásady ochrany soukromí',
    'Napište odpověď',
  ],
  DA_DK: ['Næste', 'Send', 'Gennemgå dine svar', 'Kontaktoplysninger', 'Privatlivspolitik', 'Skriv dit svar'],
  DE_DE: [
    'Weiter',
    'Absenden',
    'Antworten überprüfen',
    'Kontaktinformationen',
    'Datenschutzrichtlinie',
    'Antwort eingeben',
  ],
  EL_GR: [
    'Επόμενο',
    'Υποβολή',
    'Έλεγχος απαντήσεων',
    'Στοιχεία επικοινωνίας',
    'Πολιτική απορρήτου',
    'Γράψτε την απάντησή σας',
  ],
  EN_GB: [
    'Next',
    'Submit',
    'Review your answers',
    'Contact information',
    'Privacy policy',
    'Enter your answer',
  ],
  EN_US: [
    'Next',
    'Submit',
    'Review your answers',
    'Contact information',
    'Privacy policy',
    'Enter your answer',
  ],
  ES_ES: [
    'Siguiente',
    'Enviar',
    'Revisa tus respuestas',
    'Información de contacto',
    'Política de privacidad',
    'Escribe tu respuesta',
  ],
  ES_LA: [
    'Siguiente',
    'Enviar',
    'Revisa tus respuestas',
    'Información de contacto',
    'Política de privacidad',
    'Ingresa tu respuesta',
  ],
  FI_FI: [
    'Seuraava',
    'Lähetä',
    'Tarkista vastauksesi',
    'Yhteystiedot',
    'Tietosuojakäytäntö',
    'Kirjoita vastauksesi',
  ],
  FR_FR: [
    'Suivant',
    'Envoyer',
    'Vérifiez vos réponses',
    'Coordonnées',
    'Politique de confidentialité',
    'Saisissez votre réponse',
  ],
  HE_IL: ['הבא', 'שליחה', 'בדיקת התשובות', 'פרטי קשר', 'מדיניות פרטיות', 'הקלידו תשובה'],
  HI_IN: ['आगे', 'सबमिट करें', 'अपने जवाब देखें', 'संपर्क जानकारी', 'गोपनीयता नीति', 'अपना जवाब लिखें'],
  HU_HU: [
    'Tovább',
    'Küldés',
    'Válaszok áttekintése',
    'Elérhetőségek',
    'Adatvédelmi szabályzat',
    'Írd be a válaszod',
  ],
  ID_ID: [
    'Berikutnya',
    'Kirim',
    'Tinjau jawaban Anda',
    'Informasi kontak',
    'Kebijakan privasi',
    'Masukkan jawaban Anda',
  ],
  IT_IT: [
    'Avanti',
    'Invia',
    'Controlla le risposte',
    'Informazioni di contatto',
    'Normativa sulla privacy',
    'Inserisci la risposta',
  ],
  JA_JP: ['次へ', '送信', '回答を確認', '連絡先情報', 'プライバシーポリシー', '回答を入力'],
  KO_KR: ['다음', '제출', '답변 검토', '연락처 정보', '개인정보처리방침', '답변을 입력하세요'],
  NB_NO: [
    'Neste',
    'Send inn',
    'Se gjennom svarene dine',
    'Kontaktinformasjon',
    'Personvernerklæring',
    'Skriv inn svaret ditt',
  ],
  NL_NL: [
    'Volgende',
    'Verzenden',
    'Je antwoorden controleren',
    'Contactgegevens',
    'Privacybeleid',
    'Voer je antwoord in',
  ],
  PL_PL: [
    'Dalej',
    'Wyślij',
    'Sprawdź odpowiedzi',
    'Informacje kontaktowe',
    'Zasady ochrony prywatności',
    'Wpisz odpowiedź',
  ],
  PT_BR: [
    'Avançar',
    'Enviar',
    'Revise suas respostas',
    'Informações de contato',
    'Política de Privacidade',
    'Insira sua resposta',
  ],
  PT_PT: [
    'Seguinte',
    'Enviar',
    'Revê as tuas respostas',
    'Informações de contacto',
    'Política de Privacidade',
    'Introduz a tua resposta',
  ],
  RO_RO: [
    'Înainte',
    'Trimite',
    'Verifică răspunsurile',
    'Informații de contact',
    'Politica de confidențialitate',
    'Introdu răspunsul',
  ],
  RU_RU: [
    'Далее',
    'Отправить',
    'Проверьте ответы',
    'Контактная информация',
    'Политика конфиденциальности',
    'Введите ответ',
  ],
  SV_SE: [
    'Nästa',
    'Skicka',
    'Granska dina svar',
    'Kontaktinformation',
    'Integritetspolicy',
    'Ange ditt svar',
  ],
  TH_TH: ['ถัดไป', 'ส่ง', 'ตรวจสอบคำตอบของคุณ', 'ข้อมูลติดต่อ', 'นโยบายความเป็นส่วนตัว', 'ป้อนคำตอบของคุณ'],
  TR_TR: [
    'İleri',
    'Gönder',
    'Yanıtlarını incele',
    'İletişim bilgileri',
    'Gizlilik politikası',
    'Yanıtını yaz',
  ],
  VI_VN: [
    'Tiếp',
    'Gửi',
    'Xem lại câu trả lời',
    'Thông tin liên hệ',
    'Chính sách quyền riêng tư',
    'Nhập câu trả lời',
  ],
  ZH_CN: ['下一步', '提交', '检查你的回答', '联系信息', '隐私权政策', '输入你的回答'],
  ZH_HK: ['下一步', '提交', '檢查你的答案', '聯絡資料', '私隱政策', '輸入你的答案'],
  ZH_TW: ['下一步', '提交', '檢查你的答案', '聯絡資訊', '隱私政策', '輸入你的答案'],
};

/** Facebook's own words in a form's language. */
export function getPhrases(locale: LeadFormLocale): LeadFormPhrases {
  const [next, submit, review, contact, privacy, answer] = rows[locale];
  return { next, submit, review, contact, privacy, answer };
}

/** The language's tag for `lang`: `de-DE`. Latin America has a number; Arabic is not one country's. */
export function toLanguageTag(locale: LeadFormLocale): string {
  if (locale === 'ES_LA') return 'es-419';
  if (locale === 'AR_AR') return 'ar';
  const [language = '', country = ''] = locale.split('_');
  return `${language.toLowerCase()}-${country}`;
}

/** Which way the form is read. */
export function getDirection(locale: LeadFormLocale): 'ltr' | 'rtl' {
  return locale === 'AR_AR' || locale === 'HE_IL' ? 'rtl' : 'ltr';
}
