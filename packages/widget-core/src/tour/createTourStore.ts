import { asObject, asText } from '../json/readers';
import { toJson } from '../json/toJson';
import type { TextStore } from '../scope/storage';
import { readStoredObject } from '../scope/storage';
import { buildStorageKeys } from '../services/buildStorageKeys';

/** A tour that a page load interrupted. */
export type InterruptedTour = { readonly tourId: string; readonly index: number; readonly config: unknown };

/** After this time a tour is not resumed: the visitor has come back for another reason. */
export const tourResumeMs = 30 * 60 * 1000;

export type TourStore = {
  readonly read: (now: number) => InterruptedTour | undefined;
  readonly write: (tour: InterruptedTour, now: number) => void;
  readonly clear: () => void;
};

/** In local storage under `gleap-tour-data`, by project, so that a tour goes on over page loads. */
export function createTourStore(storage: TextStore, sdkKey: string): TourStore {
  const key = buildStorageKeys(sdkKey).tour;
  return {
    read(now) {
      const { tourId, index, config, at } = readStoredObject(storage, key) ?? {};
      const id = asText(tourId);
      const isFresh = typeof at === 'number' && now - at < tourResumeMs;
      return id && isFresh && typeof index === 'number' && asObject(config)
        ? { tourId: id, index, config }
        : undefined;
    },
    write: (tour, now) => storage.set(key, toJson({ ...tour, at: now })),
    clear: () => storage.remove(key),
  };
}
