import { Hono } from 'hono';
import { isRecord } from '../facebook/checkParameters';
import type { GoogleAdsState } from './googleAdsState';

type Row = Record<string, Record<string, unknown>>;

/** Serves the images of assets, whose addresses `addImageUrls` writes. */
export function imageRoutes(state: GoogleAdsState): Hono {
  const routes = new Hono();
  routes.get('/__images/:id', (call) => {
    const asset = state.resources.find(
      ({ collection, values }) => collection === 'assets' && values.id === call.req.param('id'),
    );
    const image = asset?.values.imageAsset;
    if (!isRecord(image)) return call.notFound();
    const bytes = Uint8Array.from(atob(String(image.data)), (character) => character.charCodeAt(0));
    return call.body(bytes, 200, { 'content-type': 'image/png' });
  });
  return routes;
}

/** Answers images as Google does: by their address, without their bytes. */
export function addImageUrls(rows: readonly Row[], requestUrl: string): Row[] {
  const base = requestUrl.split(/\/v\d+\/customers\//)[0] ?? '';
  return rows.map((row) => {
    const { asset } = row;
    if (!isRecord(asset) || !isRecord(asset.imageAsset)) return row;
    const id = String(asset.resourceName ?? asset.id)
      .split('/')
      .at(-1);
    return { ...row, asset: { ...asset, imageAsset: { fullSize: { url: `${base}/__images/${id}` } } } };
  });
}
