/** A section of a tab: a card with a heading. */
export type Section = {
  /** Its heading. */
  readonly title: string;
  /** Number of its fields that are marked as invalid. */
  readonly problems: number;
};

/** Finds the cards of a tab that are listed, in reading order; those beside the fields are in view anyway. */
export function findCards(root: ParentNode | null): HTMLElement[] {
  const cards = root?.querySelectorAll<HTMLElement>('section:has(h2):not(section section, [data-aside] *)');
  return [...(cards ?? [])];
}

/** One key for the controls of one field: radios, or buttons that share an error. */
function toFieldKey(control: Element): unknown {
  return (
    control.getAttribute('name') ??
    control.getAttribute('aria-describedby') ??
    control.closest('[role=group], [role=radiogroup], fieldset') ??
    control
  );
}

/** Reads title and problems of a card from what it renders. */
export function readSection(card: Element): Section {
  const controls = [...card.querySelectorAll('[aria-invalid=true]')];
  return {
    title: card.querySelector('h2')?.textContent ?? '',
    problems: new Set(controls.map(toFieldKey)).size,
  };
}
