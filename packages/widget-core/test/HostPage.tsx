import { type ReactNode, useEffect, useRef } from 'react';
import { buttonStyles } from '../src/button/button.css';
import { createShadowHost, type ShadowHost } from '../src/overlay/createShadowHost';
import { BakeryPage } from './BakeryPage';
import { testScope } from './testScope';

export type HostPageProps = {
  /** Puts a part of the widget over the page; returns the stop. */
  readonly start: (host: ShadowHost) => () => void;
  /** The page's own styles do their worst. */
  readonly isHostile?: boolean;
  readonly children?: ReactNode;
};

/** A page of a customer with a part of the widget over it. */
export function HostPage({ start, isHostile, children }: HostPageProps) {
  const started = useRef(start);
  useEffect(function showWidget() {
    const host = createShadowHost(testScope().scope, buttonStyles);
    const stop = started.current(host);
    return () => {
      stop();
      host.remove();
    };
  }, []);
  return <BakeryPage isHostile={isHostile}>{children}</BakeryPage>;
}
