'use client';

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useServerInsertedHTML } from 'next/navigation';
import { useState } from 'react';

/** Creates a cache that collects the styles of what was rendered instead of writing them between the elements. */
function createRegistry() {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const { insert } = cache;
  let names = [];
  cache.insert = (...style) => {
    const { name } = style[1];
    if (cache.inserted[name] === undefined) names.push({ name, isGlobal: !style[0] });
    return insert(...style);
  };
  const drainNames = () => {
    const drained = names;
    names = [];
    return drained;
  };
  return { cache, drainNames };
}

/** Writes the styles of components into the head: between the elements they would not survive hydration. */
export function StyleRegistry({ children }) {
  const [{ cache, drainNames }] = useState(createRegistry);
  useServerInsertedHTML(() => {
    const names = drainNames();
    const readCss = (wanted) => wanted.map(({ name }) => cache.inserted[name]).join('');
    const scoped = names.filter(({ isGlobal }) => !isGlobal);
    return names.length === 0 ? null : (
      <>
        {names
          .filter(({ isGlobal }) => isGlobal)
          .map((each) => (
            <style
              key={each.name}
              data-emotion={`css-global ${each.name}`}
              dangerouslySetInnerHTML={{ __html: readCss([each]) }}
            />
          ))}
        <style
          data-emotion={`css ${scoped.map(({ name }) => name).join(' ')}`}
          dangerouslySetInnerHTML={{ __html: readCss(scoped) }}
        />
      </>
    );
  });
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
