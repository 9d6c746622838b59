/**
 * Class of the elements that theme, reset and color mode apply inside: a provider's own element, or `<html>` where a
 * provider is in charge of the document.
 */
export const scopeClass = 'adlane-ui';
