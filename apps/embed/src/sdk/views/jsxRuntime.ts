/** What a component is given; `children` is what stands between its tags. */
export type Props = Readonly<Record<string, unknown>>;
export type Component = (props: Props) => View;
/** A tag or a component with what it is given. */
export type ViewElement = {
  readonly type: string | Component;
  readonly props: Props;
  /** Tells it from its siblings; without one, its place does. */
  readonly key: string | number | undefined;
};
/** What can be drawn: elements, texts, lists of them; nothing for what is not there. */
export type View = ViewElement | string | number | boolean | null | undefined | readonly View[];

/** `react/jsx-runtime` on the host's page: what the compiler makes of a tag. */
export function jsx(type: ViewElement['type'], props: Props, key?: ViewElement['key']): ViewElement {
  return { type, props, key };
}

export const jsxs = jsx;

/** Several things in the place of one. */
export const Fragment = ({ children }: { readonly children?: View }): View => children;
