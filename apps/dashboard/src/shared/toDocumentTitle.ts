/** Returns the title of the document: that of the page, then the name of the product. */
export const toDocumentTitle = (pageTitle: string): string => `${pageTitle} – Adlane`;
