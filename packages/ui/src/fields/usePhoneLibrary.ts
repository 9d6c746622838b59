import type * as PhoneModule from 'libphonenumber-js/min';
import { useEffect, useState } from 'react';

type PhoneLibrary = typeof PhoneModule;

/** The tables of the world's phone numbers (29 kB), loaded by the first phone field that is shown. */
export function usePhoneLibrary(): PhoneLibrary | undefined {
  const [library, setLibrary] = useState<PhoneLibrary>();
  useEffect(function loadOnce() {
    let isGone = false;
    // Without the tables a number is typed with its country code; rules judge it all the same.
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
