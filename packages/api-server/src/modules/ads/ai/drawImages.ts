import type { Contract, HandlerOutput, IncomingForm, ParsedInput } from '@adlane/contract';
import type { Media } from '@adlane/contract/ads/media';
import { limits } from '@adlane/contract/rules';
import type { UserCall } from '../../../http/CallContext';
import { countUse } from '../../../http/limits/rateLimit';
import { Problem } from '../../../http/problem';
import { findMediaOwner, storeMedia } from '../media/storeMedia';
import { aiLimits } from './aiLimits';
import { drawBuiltinImage } from './drawBuiltinImage';
import { openProvider, withProvider } from './openProvider';
import { toPlainWords } from './toPlainWords';

type Body = ParsedInput<Contract['ai']['image']>['body'];
type Answer = HandlerOutput<Contract['ai']['image']>;

const { landscape, square } = limits.ratios;
/** Sizes of built-in images, in pixels. */
const builtinSizes = {
  landscape: { width: landscape.bestWidthPx, height: landscape.bestHeightPx },
  square: { width: square.bestWidthPx, height: square.bestHeightPx },
  portrait: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
  free: { width: square.bestWidthPx, height: square.bestHeightPx },
} as const satisfies Record<Body['ratio'], { width: number; height: number }>;
/** Sizes that providers draw; users crop them for their placement. */
const providerSizes = {
  landscape: '1536x1024',
  square: '1024x1024',
  portrait: '1024x1536',
  story: '1024x1536',
  free: '1024x1024',
} as const satisfies Record<Body['ratio'], string>;

/**
 * Draws images with the agency's AI provider, or built-in ones, and stores them in the library with the
 * checks of every upload.
 * @throws Problem 422, 429, 503
 */
export async function drawImages(call: UserCall, body: Body): Promise<Answer> {
  const { ports, caller } = call;
  await call.inTenant((ctx) => findMediaOwner(ctx, body.client_user_id));
  for (let image = 0; image < body.count; image += 1) {
    await countUse(ports, aiLimits.images, `agency/${caller.agency_id}`);
  }
  const provider = await openProvider(call.ports, call.caller.agency_id);
  if (!provider) return { images: await storeBuiltinImages(call, body), written_by: 'builtin' };
  const pictures = await withProvider(async () =>
    provider.client.drawImages({
      model: await provider.model('image'),
      prompt: body.description,
      size: providerSizes[body.ratio],
      count: body.count,
    }),
  );
  return { images: await storeImages(call, body, pictures.slice(0, body.count)), written_by: 'provider' };
}

async function storeBuiltinImages(call: UserCall, body: Body): Promise<Media[]> {
  const images: Media[] = [];
  for (let number = 1; number <= body.count; number += 1) {
    const picture = await drawBuiltinImage(body.description, number, builtinSizes[body.ratio]);
    images.push(await storeMedia(call, buildUploadForm(body, picture, number)));
  }
  return images;
}

/** Stores the images that the library accepts. @throws Problem 503 where there is none */
async function storeImages(call: UserCall, body: Body, pictures: readonly Uint8Array[]): Promise<Media[]> {
  const images: Media[] = [];
  for (const [index, picture] of pictures.entries()) {
    const filed = await storeMedia(call, buildUploadForm(body, picture, index + 1)).catch(
      (error: unknown) => {
        if (error instanceof Problem && error.code === 'VALIDATION') return undefined;
        throw error;
      },
    );
    if (filed) images.push(filed);
  }
  if (images.length > 0) return images;
  throw new Problem('UNAVAILABLE', 'Your AI provider sent no image that can be used. Please try again.');
}

/** Returns the image as an upload of the user. */
function buildUploadForm({ description, client_user_id }: Body, picture: Uint8Array, number: number) {
  const name = `${toPlainWords(description, 60) || 'Picture'} ${number}`;
  const fields = { name, use: 'ad' as const, ...(client_user_id !== null && { client_user_id }) };
  const body = new Blob([new Uint8Array(picture)]).stream();
  const form: IncomingForm<typeof fields & { file: File }> = {
    receive: async (store) => ({ stored: await store({ name, type: 'image/png', body }), fields }),
  };
  return form;
}
