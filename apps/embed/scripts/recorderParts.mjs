/**
 * How the recorder reads nodes though a page has put its own getters over the browser's: by those of a frame, which it
 * opens only then. Each getter is looked for once.
 */
export const nativeReads = String.raw`const nativeNames = {
  Node: "childNodes,parentNode,parentElement,textContent,ownerDocument,firstChild,lastChild,nextSibling,previousSibling,contains,getRootNode",
  ShadowRoot: "host",
  Element: "shadowRoot",
  MutationObserver: "constructor"
};
const nativePrototypes = {};
const frameCleanups = {};
function nativePrototype(type) {
  if (nativePrototypes[type]) return nativePrototypes[type];
  const { prototype } = globalThis[type];
  const isNative = (name) => {
    const { get, value } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
    return String(get ?? value).includes("[native code]");
  };
  if (!globalThis.Zone && nativeNames[type].split(",").every(isNative)) return nativePrototypes[type] = prototype;
  try {
    const frame = document.createElement("iframe");
    frame.style.display = "none";
    document.body.appendChild(frame);
    nativePrototypes[type] = frame.contentWindow[type].prototype;
    if (/^(?!.*Chrome).*Safari/.test(navigator.userAgent)) {
      frame.classList.add("rr-block");
      frame.setAttribute("__rrwebUntaintedMutationObserver", "");
      frameCleanups[type] = () => frame.remove();
    } else frame.remove();
    return nativePrototypes[type];
  } catch {
    return prototype;
  }
}
function nativeGetter(type, name) {
  let get;
  return (node) => {
    get ??= Object.getOwnPropertyDescriptor(nativePrototype(type), name)?.get;
    return get ? get.call(node) : node[name];
  };
}
const [childNodes, parentNode, parentElement, textContent, ownerDocument, firstChild, lastChild, nextSibling, previousSibling] = nativeNames.Node.split(",").map((name) => nativeGetter("Node", name));
const contains = (node, other) => nativePrototype("Node").contains.call(node, other);
const getRootNode = (node) => nativePrototype("Node").getRootNode.call(node);
const hostOf = nativeGetter("ShadowRoot", "host");
const shadowRootOf = nativeGetter("Element", "shadowRoot");
const host = (node) => node && "host" in node ? hostOf(node) : null;
const shadowRoot = (node) => node && "shadowRoot" in node ? shadowRootOf(node) : null;
const mutationObserverCtor = () => [nativePrototype("MutationObserver").constructor, frameCleanups.MutationObserver ?? (() => {})];
`;

/**
 * When a frame is recorded: soon where its document is there, and whenever it loads another. The recorder's own took a
 * document that was only beginning to load, empty, and took it again once it had loaded: players keep to the first.
 */
export const frameLoads = String.raw`function onceIframeLoaded(iframeEl, listener) {
  const { contentWindow, src } = iframeEl;
  let recorded;
  const onLoad = () => {
    const { contentDocument } = iframeEl;
    if (contentDocument === recorded) return;
    recorded = contentDocument;
    listener();
  };
  try {
    if (contentWindow.document.readyState !== "complete") setTimeout(onLoad, 5e3);
    else if (!src || src === "about:blank" || contentWindow.location.href !== "about:blank")
      setTimeout(() => iframeEl.contentDocument?.readyState !== "loading" && onLoad());
    iframeEl.addEventListener("load", onLoad);
  } catch {
  }
}
`;

/** What a page's own scripts do to fields is told too: the end of `initInputObserver`. */
export const fieldHooks = String.raw`  const fields = [["Input", "value"], ["Input", "checked"], ["Select", "value"], ["TextArea", "value"], ["Select", "selectedIndex"], ["Option", "selected"]];
  for (const [kind, name] of fields)
    handlers.push(hookSetter(currentWindow["HTML" + kind + "Element"].prototype, name, {
      set() {
        callbackWrapper(eventHandler)({ target: this, isTrusted: false });
      }
    }, false, currentWindow));
  return callbackWrapper(() => handlers.forEach((stop) => stop()));
}
`;

/** Names and values of attributes: a browser makes the nodes that stand for them only when they are asked for. */
export const attributesRead = String.raw`  for (const name of n.getAttributeNames()) {
    const value = n.getAttribute(name);
    if (!ignoreAttribute(tagName, name, value)) attributes[name] = transformAttribute(doc, tagName, toLowerCase(name), value);
  }
`;

/** Most changes are told in the same way. */
export const changesOf =
  'const changesOf = (source) => (data) => wrappedEmit({ type: 3, data: { source, ...data } });\n';

/**
 * Functions of the recorder in fewer words, for browsers of today: they say the same of a page, event by event
 * (`e2e/leanRecorder.test.ts`). They call others of the recorder's.
 */
export const parts = [
  // What is left out: scripts, icons, and all that the head says to machines.
  String.raw`function slimDOMExcluded({ type, tagName, attributes: own }) {
  if (tagName === "meta")
    return /^description|keywords$|^(og|twitter):|^(msapplication-tile(image|color)|application-name|pinterest|robots|googlebot|bingbot|author|generator|framework|publisher|progid|(google-site-|yandex-)?verification|csrf-token|p:domain_verify|verify-v1|shopify-checkout-api-token)$/.test(lowerIfExists(own.name)) || /^(og|twitter|fb|article|product):/.test(lowerIfExists(own.property)) || /^(icon|apple-touch-icon|shortcut icon)$/.test(lowerIfExists(own.rel)) || own["http-equiv"] !== void 0;
  return type === 5 || tagName === "script" || tagName === "link" && (/^(modulepreload|shortcut icon)$/.test(own.rel) || own.rel === "preload" && own.as === "script" || own.rel === "prefetch" && extractFileExtension(own.href ?? "") === "js");
}
`,
  String.raw`function getWindowScroll(win) {
  const { scrollingElement } = win.document;
  return scrollingElement ? { left: scrollingElement.scrollLeft, top: scrollingElement.scrollTop } : { left: win.pageXOffset, top: win.pageYOffset };
}
`,
  // Places of a rule within the rules around it, from the sheet inwards.
  String.raw`function getNestedCSSRulePositions(rule) {
  const { parentRule, parentStyleSheet } = rule;
  const isNested = parentRule instanceof CSSGroupingRule;
  const parent = isNested ? parentRule : parentStyleSheet;
  return parent ? [...(isNested ? getNestedCSSRulePositions(parentRule) : []), Array.from(parent.cssRules).indexOf(rule)] : [];
}
`,
  // Has changes of rules told before they are made: `watchRules` returns what puts a method back.
  String.raw`function initStyleSheetObserver(options, { win }) {
  const sheets = win.CSSStyleSheet.prototype;
  const groups = win.CSSGroupingRule.prototype;
  const { addRule, removeRule } = sheets;
  const watch = (name, describe) => watchRules(options, sheets, name, (sheet) => sheet, options.styleSheetRuleCb, describe);
  const watchGroups = (name, describe) => watchRules(options, groups, name, (rule) => rule.parentStyleSheet, options.styleSheetRuleCb, describe);
  const stops = [
    watch("insertRule", ([rule, index2]) => ({ adds: [{ rule, index: index2 }] })),
    watch("deleteRule", ([index2]) => ({ removes: [{ index: index2 }] })),
    watch("replace", ([replace]) => ({ replace })),
    watch("replaceSync", ([replaceSync]) => ({ replaceSync })),
    watchGroups("insertRule", ([rule, index2], group) => ({ adds: [{ rule, index: [...getNestedCSSRulePositions(group), index2 || 0] }] })),
    watchGroups("deleteRule", ([index2], group) => ({ removes: [{ index: [...getNestedCSSRulePositions(group), index2] }] })),
    () => Object.assign(sheets, { addRule, removeRule })
  ];
  sheets.addRule = function(selector, styleBlock, index2 = this.cssRules.length) {
    return this.insertRule(selector + " { " + styleBlock + " }", index2);
  };
  sheets.removeRule = function(index2) {
    return this.deleteRule(index2);
  };
  return callbackWrapper(() => stops.forEach((stop) => stop()));
}
function watchRules({ mirror: mirror2, stylesheetManager }, prototype, name, sheetOf, tell, describe) {
  const original = prototype[name];
  prototype[name] = new Proxy(original, {
    apply: callbackWrapper((target, rule, values) => {
      const { id, styleId } = getIdAndStyleId(sheetOf(rule), mirror2, stylesheetManager.styleMirror);
      if (id && id !== -1 || styleId && styleId !== -1) tell({ id, styleId, ...describe(values, rule) });
      return target.apply(rule, values);
    })
  });
  return () => {
    prototype[name] = original;
  };
}
`,
  String.raw`function initStyleDeclarationObserver(options, { win }) {
  const watch = (name, describe) => watchRules(options, win.CSSStyleDeclaration.prototype, name, ({ parentRule }) => parentRule?.parentStyleSheet, options.styleDeclarationCb, (values, { parentRule }) => ({ ...describe(values), index: getNestedCSSRulePositions(parentRule) }));
  const stops = [
    watch("setProperty", ([property, value, priority]) => ({ set: { property, value, priority } })),
    watch("removeProperty", ([property]) => ({ remove: { property } }))
  ];
  return callbackWrapper(() => stops.forEach((stop) => stop()));
}
`,
  String.raw`function initAdoptedStyleSheetObserver({ mirror: mirror2, stylesheetManager }, host2) {
  const isDocument = host2.nodeName === "#document";
  const hostId = mirror2.getId(isDocument ? host2 : index.host(host2));
  const owner = isDocument ? host2.defaultView?.Document : host2.ownerDocument?.defaultView?.ShadowRoot;
  const own = owner && Object.getOwnPropertyDescriptor(owner.prototype, "adoptedStyleSheets");
  if (hostId === -1 || !own) return () => {};
  Object.defineProperty(host2, "adoptedStyleSheets", {
    ...own,
    set(sheets) {
      own.set.call(this, sheets);
      try {
        stylesheetManager.adoptStyleSheets(sheets, hostId);
      } catch {}
    }
  });
  return callbackWrapper(() => {
    delete host2.adoptedStyleSheets;
  });
}
`,
  // Kinds of the recorder's: 7 and 9 are the beginning and the end of a touch; pointers are 0 a mouse, 1 a pen, 2 a finger.
  String.raw`function initMouseInteractionObserver({ mouseInteractionCb, doc, mirror: mirror2, blockClass }) {
  let lastPointer = null;
  const handle = (kind) => (event) => {
    const target = getEventTarget(event);
    if (isBlocked(target, blockClass, true)) return;
    const isTouch = legacy_isTouchEvent(event);
    const { clientX, clientY } = isTouch ? event.changedTouches[0] ?? {} : event;
    if (isTouch && !event.changedTouches[0]) return;
    let pointerType = { mouse: 0, pen: 1, touch: 2 }[event.pointerType] ?? (isTouch ? 2 : null);
    const type = pointerType === 2 && !isTouch && kind < 2 ? 9 - 2 * kind : kind;
    if (pointerType !== null) {
      lastPointer = pointerType;
      if (pointerType === 2 && type > 6 || pointerType === 0 && type < 2) pointerType = null;
    } else if (kind === 2) {
      pointerType = lastPointer;
      lastPointer = null;
    }
    callbackWrapper(mouseInteractionCb)({ type, id: mirror2.getId(target), x: clientX, y: clientY, ...pointerType !== null && { pointerType } });
  };
  const kinds = { pointerup: 0, pointerdown: 1, click: 2, contextmenu: 3, dblclick: 4, focus: 5, blur: 6, touchcancel: 10 };
  const handlers = Object.entries(kinds).map(([name, kind]) => on(name, handle(kind), doc));
  return callbackWrapper(() => handlers.forEach((stop) => stop()));
}
`,
  // Lists of classes are objects that a browser makes when they are asked for; most elements need none.
  String.raw`function _isBlockedElement(element, name) {
  try {
    return element.getAttribute("class")?.includes(name) && element.classList.contains(name) || false;
  } catch {
    return false;
  }
}
`,
  String.raw`function needMaskingText(node, maskTextClass, checkAncestors) {
  const element = isElement(node) ? node : index.parentElement(node);
  if (!element || element === node && !index.firstChild(node)) return false;
  try {
    return checkAncestors ? element.closest("." + maskTextClass) !== null : _isBlockedElement(element, maskTextClass);
  } catch {
    return false;
  }
}
`,
  String.raw`function getRootId(doc, mirror2) {
  const id = mirror2.getId(doc);
  return id > 1 ? id : void 0;
}
`,
  String.raw`function serializeNode(n, options, needsMask) {
  const rootId = getRootId(options.doc, options.mirror);
  switch (n.nodeType) {
    case 1:
      return serializeElementNode(n, options, rootId);
    case 3:
      return serializeTextNode(n, options, needsMask, rootId);
    case 4:
      return { type: 4, textContent: "", rootId };
    case 8:
      return { type: 5, textContent: index.textContent(n) || "", rootId };
    case 9:
      return { type: 0, childNodes: [], ...n.compatMode !== "CSS1Compat" && { compatMode: n.compatMode } };
    case 10:
      return { type: 1, name: n.name, publicId: n.publicId, systemId: n.systemId, rootId };
  }
}
`,
  String.raw`function serializeTextNode(n, { doc, cssCaptured }, needsMask, rootId) {
  const tag = index.parentNode(n)?.tagName;
  const isStyle = tag === "STYLE";
  let text = "";
  if (tag === "SCRIPT") text = "SCRIPT_PLACEHOLDER";
  else if (!cssCaptured) {
    text = index.textContent(n) || "";
    if (isStyle && text) text = absolutifyURLs(text, getHref(doc));
    else if (needsMask && text) text = text.replace(/\S/g, "*");
  }
  return { type: 3, textContent: text, rootId };
}
`,
  // What is inside of what is written shares its options where nothing differs, and asks nothing that is known of its parent.
  String.raw`function serializeNodeWithId(n, options) {
  const { doc, mirror: mirror2, maskTextClass, skipChild, preserveWhiteSpace = true, onSerialize, onIframeLoad, onStylesheetLoad, isInner } = options;
  const needsMask = options.needsMask || !(isInner && n.nodeType === 3) && needMaskingText(n, maskTextClass, options.needsMask === void 0);
  const node = serializeNode(n, options, needsMask);
  if (!node) return null;
  const { type, tagName, attributes, childNodes } = node;
  node.id = mirror2.hasNode(n) ? mirror2.getId(n) : slimDOMExcluded(node) || !preserveWhiteSpace && type === 3 && !node.textContent.trim() ? IGNORED_NODE : genId();
  mirror2.add(n, node);
  if (node.id === IGNORED_NODE) return null;
  if (onSerialize) onSerialize(n);
  const { needBlock } = node;
  if (needBlock) delete node.needBlock;
  const shadow = type === 2 && index.shadowRoot(n);
  const isNativeShadow = shadow && isNativeShadowDom(shadow);
  if (isNativeShadow) node.isShadowHost = true;
  if (childNodes && !skipChild && !needBlock) {
    const isHead = tagName === "head";
    const cssCaptured = typeof attributes?._cssText === "string";
    const inner = isInner && !isHead && options.needsMask === needsMask && options.cssCaptured === cssCaptured ? options : {
      ...options,
      needsMask,
      skipChild: false,
      newlyAddedElement: false,
      preserveWhiteSpace: preserveWhiteSpace && !isHead,
      cssCaptured,
      isInner: true
    };
    const serializeChildren = (parent, isShadow) => {
      for (let child = index.firstChild(parent); child; child = index.nextSibling(child)) {
        const made = serializeNodeWithId(child, inner);
        if (!made) continue;
        if (isShadow) made.isShadow = true;
        childNodes.push(made);
      }
    };
    if (tagName !== "textarea" || attributes.value === void 0) serializeChildren(n);
    if (shadow) serializeChildren(shadow, isNativeShadow);
  }
  const parent = isInner ? null : index.parentNode(n);
  if (parent && isShadowRoot(parent) && isNativeShadowDom(parent)) node.isShadow = true;
  const again = () => ({ ...options, needsMask, skipChild: false, newlyAddedElement: false, cssCaptured: false, isInner: false });
  if (tagName === "iframe") onceIframeLoaded(n, () => {
    const iframeDoc = n.contentDocument;
    const made = iframeDoc && onIframeLoad && serializeNodeWithId(iframeDoc, { ...again(), doc: iframeDoc });
    if (made) onIframeLoad(n, made);
  });
  if (tagName === "link" && (attributes.rel === "stylesheet" || attributes.rel === "preload" && typeof attributes.href === "string" && extractFileExtension(attributes.href) === "css")) onceStylesheetLoaded(n, () => {
    const made = onStylesheetLoad && serializeNodeWithId(n, again());
    if (made) onStylesheetLoad(n, made);
  });
  return node;
}
`,
];
