import { asObject, asText, type WireObject } from '../json/readers';
import { parseEnvelope } from './parseEnvelope';

/** States of the admin builder's frame (widget §4.11). */
export const builderStatuses = ['navigate', 'picker', 'editor', 'loading'] as const;
/** Status of the builder. */
export type BuilderStatus = (typeof builderStatuses)[number];

/** Page to the window that opened it (widget §7.4). */
export type PageToOpenerMessage =
  | { readonly type: 'admin'; readonly name: 'init' }
  | { readonly type: 'admin'; readonly name: 'smartlink-search'; readonly data: WireObject }
  | { readonly type: 'admin'; readonly name: 'save'; readonly data: WireObject };

/** The opener's answers to the page. */
export type OpenerMessage =
  | { readonly type: 'admin'; readonly name: 'load'; readonly data: WireObject }
  | { readonly type: 'admin'; readonly name: 'smartlink-search-result'; readonly data: WireObject };

/** Page to the builder's frame. */
export type PageToBuilderMessage =
  | { readonly type: 'tourbuilder'; readonly name: 'page-changed'; readonly data: { readonly page: string } }
  | {
      readonly type: 'tourbuilder';
      readonly name: 'element-picked';
      readonly data: { readonly selector: string };
    }
  | { readonly type: 'tourbuilder'; readonly name: 'smartlink-search-result'; readonly data: WireObject }
  | { readonly type: 'tourbuilder'; readonly name: 'data'; readonly data: WireObject };

/** Builder's frame to the page. */
export type BuilderMessage =
  | { readonly type: 'tourbuilder'; readonly name: 'loaddata' }
  | { readonly type: 'tourbuilder'; readonly name: 'smartlink-search'; readonly data: WireObject }
  | { readonly type: 'tourbuilder'; readonly name: 'save'; readonly data: WireObject }
  | { readonly type: 'tourbuilder'; readonly name: 'click'; readonly data: { readonly selector: string } }
  | { readonly type: 'tourbuilder'; readonly name: 'status-changed'; readonly data: BuilderStatus };

/** Parses a message of the opener. The channel's origin check runs first. */
export function parseOpenerMessage(raw: unknown): OpenerMessage | undefined {
  const envelope = parseEnvelope(raw);
  const data = asObject(envelope?.data);
  if (envelope?.type !== 'admin' || !data) return undefined;
  const { name } = envelope;
  return name === 'load' || name === 'smartlink-search-result' ? { type: 'admin', name, data } : undefined;
}

/** Parses a message of the builder's frame. */
export function parseBuilderMessage(raw: unknown): BuilderMessage | undefined {
  const envelope = parseEnvelope(raw);
  if (envelope?.type !== 'tourbuilder') return undefined;
  const type = 'tourbuilder';
  const data = asObject(envelope.data);
  switch (envelope.name) {
    case 'loaddata':
      return { type, name: 'loaddata' };
    case 'smartlink-search':
    case 'save':
      return data && { type, name: envelope.name, data };
    case 'click': {
      const selector = asText(data?.selector);
      return selector === undefined ? undefined : { type, name: 'click', data: { selector } };
    }
    case 'status-changed': {
      const status = builderStatuses.find((known) => known === envelope.data);
      return status && { type, name: 'status-changed', data: status };
    }
    default:
      return undefined;
  }
}

/** Parses a message of the page to the window that opened it, which the admin's app does. */
export function parsePageToOpenerMessage(raw: unknown): PageToOpenerMessage | undefined {
  const envelope = parseEnvelope(raw);
  if (envelope?.type !== 'admin') return undefined;
  const type = 'admin';
  const data = asObject(envelope.data);
  switch (envelope.name) {
    case 'init':
      return { type, name: 'init' };
    case 'smartlink-search':
    case 'save':
      return data && { type, name: envelope.name, data };
    default:
      return undefined;
  }
}

/** Parses a message of the page to the builder's frame. */
export function parsePageToBuilderMessage(raw: unknown): PageToBuilderMessage | undefined {
  const envelope = parseEnvelope(raw);
  const data = asObject(envelope?.data);
  if (envelope?.type !== 'tourbuilder' || !data) return undefined;
  const type = 'tourbuilder';
  switch (envelope.name) {
    case 'page-changed': {
      const page = asText(data.page);
      return page === undefined ? undefined : { type, name: 'page-changed', data: { page } };
    }
    case 'element-picked': {
      const selector = asText(data.selector);
      return selector ? { type, name: 'element-picked', data: { selector } } : undefined;
    }
    case 'smartlink-search-result':
    case 'data':
      return { type, name: envelope.name, data };
    default:
      return undefined;
  }
}
