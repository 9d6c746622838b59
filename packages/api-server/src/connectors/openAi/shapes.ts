import * as z from 'zod';
import { lenientObject, OptionalText } from '../json/lenientShapes';

// The fields of answers in OpenAI's protocol that are used; all others are ignored.

export const ModelsAnswer = z.object({ data: z.array(lenientObject({ id: OptionalText })) });
export const ChatAnswer = z.object({
  choices: z.array(lenientObject({ message: lenientObject({ content: z.unknown().optional() }) })),
});
/** OpenAI sends the bytes in base64; other providers a temporary address. */
const Picture = lenientObject({ b64_json: OptionalText, url: OptionalText });
export type Picture = z.infer<typeof Picture>;
export const PicturesAnswer = z.object({ data: z.array(Picture) });

const ErrorMessage = z.object({ message: z.string() }).transform(({ message }) => message);
/** `{ error: { message } }` as OpenAI writes it, or `{ error }` and `{ message }` as some others do. */
export const ErrorText = z.union([
  z.object({ error: z.union([z.string(), ErrorMessage]) }).transform(({ error }) => error),
  ErrorMessage,
]);
