/** Words of the frame's languages that questions consist of, whatever they are about. */
const commonWords = new Set(
  [
    "a about after all also am an and any are as at be been but by can could did do does don't for from get had has have hello help hey hi how i i'd i'm if in into is it it's its just like make me my need no not of on one or our out please should so some tell than thank thanks that the their them then there they this to too up us use want was way we were what what's when where which who why will with would yes you your",
    'aber als am an auch auf aus bei bin bitte da danke das dass dem den der des die doch du ein eine einem einen einer er es für gibt geht hallo habe haben hat hilfe ich ihr im in ist ja kann kannst kein keine können könnte man mein meine meinem meinen meiner mich mir mit möchte muss nach nicht noch nur oder sein sich sie sind so über um und uns von vor wann war warum was welche wenn wer werden wie wir wird wo wurde zu zum zur',
    'à ai aide au aux avec avez avoir bonjour ce ces cet cette comment dans de des du elle en est et être faire fait faut il ils je la le les leur lui ma mais me merci mes moi mon ne nous on ou où par pas peut peux plus pour pourquoi puis quand que quel quelle qui quoi sa sans se ses si son sont suis sur ta te tes tu un une vos votre vous y',
    'a al algo ayuda como cómo con cual cuál cuando cuándo de del desde donde dónde el ella en eres es esta está este esto estoy favor gracias hace hacer hay hola la las le lo los me mi mis muy no nos o para pero por porque puedo puede qué que quién quiero se ser si sí sin sobre son soy su sus te tengo tiene tu un una uno y ya yo',
    'ajuda ao aos as até com como da das de do dos e ela ele em é essa esse está estou eu faço fazer favor há isso já lhe mais mas me meu meus minha minhas na não nas no nos nós o obrigado olá onde os ou para pela pelo por porque posso pode qual quando que quem quero se sem ser seu sua são tem tenho um uma você',
    'في من على إلى الى عن مع هل ما ماذا كيف أين متى لماذا هذا هذه ذلك التي الذي أنا انا أن ان أو او لا نعم لم لن قد كان هو هي نحن أنت يمكن يمكنني أريد مرحبا شكرا فضلك لو كل',
  ]
    .join(' ')
    .split(' '),
);
/** Particles of Japanese, and words of one letter elsewhere. */
const meaningless = /^(?:\p{Script=Hiragana}{1,3}|[^\p{Script=Han}\p{Script=Katakana}])$/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Returns the words that say what a text is about, in lower case, each once. */
export function listWords(text: string): string[] {
  const words = [...segmenter.segment(text.normalize('NFC').toLowerCase().replaceAll('’', "'"))]
    .filter(
      ({ isWordLike, segment }) => isWordLike && !commonWords.has(segment) && !meaningless.test(segment),
    )
    // The Arabic article is written together with its word, and so are short words before it.
    .map(({ segment }) => segment.replace(/^[وبلفك]?ال(?=\p{L}{3})/u, ''));
  return [...new Set(words)];
}

/** How many letters at the end may differ between forms of one word, and how many at the start are the same. */
const endLength = 3;
const stemLength = 4;

/** Returns the start that all forms of a word have. */
export function getStem(word: string): string {
  return word.slice(0, Math.max(stemLength, word.length - endLength));
}

/** Returns whether two words are forms of one: `invoice` and `invoices`, `exportieren` and `exportiert`. */
export function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return one === other || (short.length >= stemLength && short.startsWith(getStem(long)));
}
