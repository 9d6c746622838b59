import type { Scope } from '../scope/scope';

/** Warns that a part of the widget could not be fetched. */
export function warnNotLoaded({ warn }: Pick<Scope, 'warn'>, error: unknown): void {
  warn('Adlane: a part of the widget was not loaded; the page is not affected.', error);
}
