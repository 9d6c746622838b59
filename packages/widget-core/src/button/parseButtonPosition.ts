/** Position and layout of the feedback button (widget §2.4). */
export type ButtonPosition =
  | 'modern'
  | 'modern-left'
  | 'classic'
  | 'classic-left'
  | 'classic-bottom'
  | 'none';

const places: Readonly<Record<string, ButtonPosition>> = {
  BOTTOM_RIGHT: 'modern',
  BOTTOM_LEFT: 'modern-left',
  BUTTON_CLASSIC: 'classic',
  BUTTON_CLASSIC_LEFT: 'classic-left',
  BUTTON_CLASSIC_BOTTOM: 'classic-bottom',
  BUTTON_NONE: 'none',
};

/** Parses `feedbackButtonPosition`; unknown names mean bottom right. */
export function parseButtonPosition(position: string): ButtonPosition {
  return Object.hasOwn(places, position) ? (places[position] ?? 'modern') : 'modern';
}

/** True where the button shows its text instead of an icon. */
export function hasText(place: ButtonPosition): boolean {
  return place.startsWith('classic');
}
