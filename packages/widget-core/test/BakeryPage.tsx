import type { ReactNode } from 'react';

export type BakeryPageProps = {
  /** Its styles take hold of everything that they reach. */
  readonly isHostile?: boolean;
  readonly children?: ReactNode;
};

/** What style sheets of real sites do to strangers, all at once. */
const hostileStyles = `
html { font-size: 5px !important; }
* { animation: none !important; transition: none !important; }
body > :not(:has(main.hostile)), body div:not(:has(main.hostile)), body iframe {
  display: none !important;
  visibility: hidden !important;
  position: static !important;
  width: 10px !important;
  height: 10px !important;
  z-index: 0 !important;
  opacity: 0.2 !important;
  transform: scale(0.9) !important;
  pointer-events: none !important;
}
button, a, p, h1, h2, span, svg, progress {
  all: unset !important;
  font: italic 60px/3 "Comic Sans MS", fantasy !important;
  color: magenta !important;
  letter-spacing: 1em !important;
  text-transform: uppercase !important;
  direction: rtl !important;
  background: yellow !important;
}
main.hostile :is(h1, p, button) {
  all: revert !important;
}
`;

/** A page of a customer. */
export function BakeryPage({ isHostile = false, children }: BakeryPageProps) {
  return (
    <main
      className={isHostile ? 'hostile' : undefined}
      style={{ minHeight: 640, padding: 24, fontFamily: 'Georgia, serif' }}
    >
      {isHostile && <style>{hostileStyles}</style>}
      <h1 style={{ fontSize: 32 }}>The Corner Bakery</h1>
      <p>Bread from six in the morning, cake from eight. Closed on Mondays.</p>
      {children}
    </main>
  );
}
