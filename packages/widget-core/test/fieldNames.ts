/** Names of a form's fields that hide what the widget reads of the form. */
export const fieldNames =
  'closest parentNode parentElement nodeType nodeName localName tagName children childNodes firstChild firstElementChild lastChild nextSibling previousSibling matches getAttribute getAttributeNames hasAttributes attributes classList className style id name shadowRoot getRootNode ownerDocument scrollTop scrollIntoView getBoundingClientRect getClientRects querySelectorAll addEventListener isConnected isContentEditable isSameNode'.split(
    ' ',
  );
