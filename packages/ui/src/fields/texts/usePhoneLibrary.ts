import type * as PhoneModule from 'libphonenumber-js/min';
import { useEffect, useState } from 'react';

type PhoneLibrary = typeof PhoneModule;

/** Loads the phone number metadata (29 kB) with the first phone field. */
export function usePhoneLibrary(): PhoneLibrary | undefined {
  const [library, setLibrary] = useState<PhoneLibrary>();
  useEffect(function loadOnce() {
    let isGone = false;
    // Without the metadata, users type the number with its country code.
    import('libphonenumber-js/min').then(
      (loaded) => {
        if (!isGone) setLibrary(loaded);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return library;
}
