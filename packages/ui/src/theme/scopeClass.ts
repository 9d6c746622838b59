/**
 * Class of the elements that theme, reset and color mode apply inside: a provider's own element, or `<html>` where a
 * provider is in charge of the document.
 */
export const scopeClass = 'adlane-ui';

/** Returns the classes of an element that shows its content in a color mode, such as a preview. */
export const getScopeClasses = (mode: 'light' | 'dark'): string => `${scopeClass} ${mode}`;
