import { type ReactNode, useEffect, useRef } from 'react';
import { createShadowHost, type ShadowHost } from '../src/page/createShadowHost';
import { testScope } from './testScope';

export type HostPageProps = {
  /** Puts a part of the widget over the page; returns the stop. */
  readonly start: (host: ShadowHost) => () => void;
  readonly children?: ReactNode;
};

/** A page of somebody else's, with a part of the widget over it. */
export function HostPage({ start, children }: HostPageProps) {
  const started = useRef(start);
  useEffect(function showWidget() {
    const host = createShadowHost(testScope().scope);
    const stop = started.current(host);
    return () => {
      stop();
      host.remove();
    };
  }, []);
  return (
    <main style={{ minHeight: 640, padding: 24, fontFamily: 'Georgia, serif' }}>
      <h1 style={{ fontSize: 32 }}>The Corner Bakery</h1>
      <p>Bread from six in the morning, cake from eight. Closed on Mondays.</p>
      {children}
    </main>
  );
}
