import { FacebookError } from '../graph/facebookError';
import type { GraphClient, GraphFile } from '../graph/graphClient';
import { UploadAnswer } from '../graph/shapes';

/** Returns the hash of an uploaded image, of `{ images: { <name>: { hash } } }`. @throws FacebookError */
export function readImageHash({ images }: UploadAnswer): string {
  const hash = Object.values(images)[0]?.hash;
  if (hash !== undefined) return hash;
  throw new FacebookError('Facebook answered without the hash of the image.', { isTransient: true });
}

/** Uploads an image to an ad account (`act_…`). @returns its hash @throws FacebookError */
export async function uploadImage(client: GraphClient, account: string, file: GraphFile): Promise<string> {
  const answer = await client({ method: 'POST', path: `${account}/adimages`, file });
  return readImageHash(UploadAnswer.parse(answer));
}
