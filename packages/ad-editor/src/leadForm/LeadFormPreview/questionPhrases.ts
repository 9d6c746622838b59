import type { LeadFormQuestion } from '@adlane/contract/ads/leadForms';
import { formatTypeName, type PrefillType } from '../leadFormQuestions';
import type { LeadFormLocale } from './leadFormPhrases';

/** In the order of the columns below. */
const types = [
  'FULL_NAME',
  'EMAIL',
  'PHONE',
  'DOB',
  'FIRST_NAME',
  'LAST_NAME',
  'STREET_ADDRESS',
  'STATE',
  'PROVINCE',
  'COUNTRY',
  'COMPANY_NAME',
  'JOB_TITLE',
  'WORK_PHONE_NUMBER',
  'WORK_EMAIL',
] as const satisfies readonly PrefillType[];

/** Labels that Facebook gives its own questions, as one line a language. */
const lines: Readonly<Record<LeadFormLocale, string>> = {
  AR_AR:
    'الاسم الكامل|البريد الإلكتروني|رقم الهاتف|تاريخ الميلاد|الاسم الأول|اسم العائلة|عنوان الشارع|الولاية|المقاطعة|البلد|اسم الشركة|المسمى الوظيفي|رقم هاتف العمل|البريد الإلكتروني للعمل',
  CS_CZ:
    'Celé jméno|E-mail|Telefonní číslo|Datum narození|Jméno|Příjmení|Ulice|Stát|Kraj|Země|Název společnosti|Pracovní pozice|Pracovní telefon|Pracovní e-mail',
  DA_DK:
    'Fulde navn|E-mail|Telefonnummer|Fødselsdato|Fornavn|Efternavn|Adresse|Stat|Provins|Land|Virksomhed|Jobtitel|Arbejdstelefon|Arbejdsmail',
  DE_DE:
    'Vollständiger Name|E-Mail-Adresse|Telefonnummer|Geburtsdatum|Vorname|Nachname|Straße und Hausnummer|Bundesland|Provinz|Land|Unternehmen|Berufsbezeichnung|Geschäftliche Telefonnummer|Geschäftliche E-Mail-Adresse',
  EL_GR:
    'Ονοματεπώνυμο|Email|Αριθμός τηλεφώνου|Ημερομηνία γέννησης|Όνομα|Επώνυμο|Διεύθυνση|Πολιτεία|Επαρχία|Χώρα|Επωνυμία εταιρείας|Τίτλος εργασίας|Τηλέφωνο εργασίας|Email εργασίας',
  EN_GB:
    'Full name|Email|Phone number|Date of birth|First name|Last name|Street address|State|Province|Country|Company name|Job title|Work phone number|Work email',
  EN_US:
    'Full name|Email|Phone number|Date of birth|First name|Last name|Street address|State|Province|Country|Company name|Job title|Work phone number|Work email',
  ES_ES:
    'Nombre completo|Correo electrónico|Número de teléfono|Fecha de nacimiento|Nombre|Apellidos|Dirección|Estado|Provincia|País|Nombre de la empresa|Cargo|Teléfono del trabajo|Correo electrónico del trabajo',
  ES_LA:
    'Nombre completo|Correo electrónico|Número de teléfono|Fecha de nacimiento|Nombre|Apellido|Dirección|Estado|Provincia|País|Nombre de la empresa|Puesto|Teléfono del trabajo|Correo electrónico del trabajo',
  FI_FI:
    'Koko nimi|Sähköposti|Puhelinnumero|Syntymäaika|Etunimi|Sukunimi|Katuosoite|Osavaltio|Maakunta|Maa|Yrityksen nimi|Ammattinimike|Työpuhelin|Työsähköposti',
  FR_FR:
    'Nom complet|E-mail|Numéro de téléphone|Date de naissance|Prénom|Nom de famille|Adresse postale|État|Province|Pays|Nom de l’entreprise|Fonction|Téléphone professionnel|E-mail professionnel',
  HE_IL:
    'שם מלא|דוא״ל|מספר טלפון|תאריך לידה|שם פרטי|שם משפחה|כתובת|מדינה|מחוז|ארץ|שם החברה|תפקיד|טלפון בעבודה|דוא״ל בעבודה',
  HI_IN:
    'पूरा नाम|ईमेल|फ़ोन नंबर|जन्म तिथि|पहला नाम|उपनाम|सड़क का पता|राज्य|प्रांत|देश|कंपनी का नाम|पद|कार्यालय का फ़ोन नंबर|कार्यालय का ईमेल',
  HU_HU:
    'Teljes név|E-mail-cím|Telefonszám|Születési dátum|Keresztnév|Vezetéknév|Utca, házszám|Állam|Tartomány|Ország|Cégnév|Beosztás|Munkahelyi telefonszám|Munkahelyi e-mail-cím',
  ID_ID:
    'Nama lengkap|Email|Nomor telepon|Tanggal lahir|Nama depan|Nama belakang|Alamat|Negara bagian|Provinsi|Negara|Nama perusahaan|Jabatan|Nomor telepon kantor|Email kantor',
  IT_IT:
    'Nome e cognome|E-mail|Numero di telefono|Data di nascita|Nome|Cognome|Indirizzo|Stato|Provincia|Paese|Nome dell’azienda|Posizione lavorativa|Telefono di lavoro|E-mail di lavoro',
  JA_JP:
    '氏名|メールアドレス|電話番号|生年月日|名|姓|番地|州|都道府県|国|会社名|役職|勤務先の電話番号|勤務先のメールアドレス',
  KO_KR:
    '이름|이메일|전화번호|생년월일|이름(성 제외)|성|주소|주|도|국가|회사명|직책|직장 전화번호|직장 이메일',
  NB_NO:
    'Fullt navn|E-post|Telefonnummer|Fødselsdato|Fornavn|Etternavn|Gateadresse|Delstat|Provins|Land|Firmanavn|Stillingstittel|Jobbtelefon|Jobb-e-post',
  NL_NL:
    'Volledige naam|E-mailadres|Telefoonnummer|Geboortedatum|Voornaam|Achternaam|Adres|Staat|Provincie|Land|Bedrijfsnaam|Functie|Telefoonnummer werk|E-mailadres werk',
  PL_PL:
    'Imię i nazwisko|E-mail|Numer telefonu|Data urodzenia|Imię|Nazwisko|Ulica i numer|Stan|Województwo|Kraj|Nazwa firmy|Stanowisko|Telefon służbowy|E-mail służbowy',
  PT_BR:
    'Nome completo|Email|Número de telefone|Data de nascimento|Nome|Sobrenome|Endereço|Estado|Província|País|Nome da empresa|Cargo|Telefone comercial|Email comercial',
  PT_PT:
    'Nome completo|E-mail|Número de telefone|Data de nascimento|Nome próprio|Apelido|Morada|Estado|Província|País|Nome da empresa|Cargo|Telefone do trabalho|E-mail do trabalho',
  RO_RO:
    'Nume complet|E-mail|Număr de telefon|Data nașterii|Prenume|Nume|Adresă|Stat|Provincie|Țară|Numele companiei|Funcție|Telefon de serviciu|E-mail de serviciu',
  RU_RU:
    'Полное имя|Эл. почта|Номер телефона|Дата рождения|Имя|Фамилия|Улица и дом|Штат|Область|Страна|Название компании|Должность|Рабочий телефон|Рабочая эл. почта',
  SV_SE:
    'Fullständigt namn|E-post|Telefonnummer|Födelsedatum|Förnamn|Efternamn|Gatuadress|Delstat|Provins|Land|Företagsnamn|Jobbtitel|Jobbtelefon|Jobbmejl',
  TH_TH:
    'ชื่อเต็ม|อีเมล|หมายเลขโทรศัพท์|วันเกิด|ชื่อ|นามสกุล|ที่อยู่|รัฐ|จังหวัด|ประเทศ|ชื่อบริษัท|ตำแหน่งงาน|หมายเลขโทรศัพท์ที่ทำงาน|อีเมลที่ทำงาน',
  TR_TR:
    'Ad Soyad|E-posta|Telefon numarası|Doğum tarihi|Ad|Soyad|Açık adres|Eyalet|İl|Ülke|Şirket adı|Unvan|İş telefonu|İş e-postası',
  VI_VN:
    'Họ và tên|Email|Số điện thoại|Ngày sinh|Tên|Họ|Địa chỉ|Bang|Tỉnh|Quốc gia|Tên công ty|Chức danh|Số điện thoại cơ quan|Email cơ quan',
  ZH_CN: '姓名|邮箱|电话号码|出生日期|名字|姓氏|街道地址|州|省|国家/地区|公司名称|职务|工作电话|工作邮箱',
  ZH_HK: '全名|電郵|電話號碼|出生日期|名字|姓氏|街道地址|州|省|國家／地區|公司名稱|職銜|工作電話|工作電郵',
  ZH_TW:
    '全名|電子郵件|電話號碼|出生日期|名字|姓氏|街道地址|州|省|國家／地區|公司名稱|職稱|工作電話|工作電子郵件',
};

/** A question as the form shows it. Facebook's own come with Facebook's words in the form's language, whatever `label` says. */
export function labelInLocale({ type, label }: LeadFormQuestion, locale: LeadFormLocale): string {
  if (type === 'CUSTOM') return label;
  return lines[locale].split('|')[types.indexOf(type)] ?? formatTypeName(type);
}
