import type { GuideForm, GuideKind } from '@adlane/contract/widget/guides';
import { translate } from '@adlane/ui';
import type { BuilderMessage, PageToBuilderMessage } from '@adlane/widget-core/protocol';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { ReportedProblem } from '../../../shared/format/ReportedProblem';
import type { SearchLinks, SmartLink } from '../GuideEditor/LinksContext';
import { readLinks, readSiteData, writeSiteData } from '../siteData';
import { initialBuilderState, nextBuilderState } from './builderState';

/** The builder's checked channel to the page around it. */
export type BuilderBridge = {
  readonly send: (message: BuilderMessage) => void;
  /** Returns the dispose function. */
  readonly subscribe: (receive: (message: PageToBuilderMessage) => void) => () => void;
};

/** How long a save waits for the dashboard's answer. */
const answerTimeoutMs = 15_000;

/** The builder's state and its messages (widget §7.4). */
export function useBuilder(kind: GuideKind, bridge: BuilderBridge) {
  const [state, dispatch] = useReducer(nextBuilderState, initialBuilderState);
  const { status, field, data } = state;
  const answer = useRef<(problem: string) => void>(undefined);
  const foundLinks = useRef<(links: readonly SmartLink[]) => void>(undefined);
  useEffect(
    function receiveMessages() {
      const stop = bridge.subscribe((message) => {
        const received = message.name === 'data' ? readSiteData(kind, message.data) : undefined;
        if (message.name === 'smartlink-search-result') {
          return foundLinks.current?.(readLinks(message.data['found']));
        }
        if (received?.problem !== undefined) answer.current?.(received.problem);
        else if (received) dispatch({ type: 'loaded', data: received });
        else dispatch({ type: 'message', message });
        return undefined;
      });
      bridge.send({ type: 'tourbuilder', name: 'loaddata' });
      return stop;
    },
    [bridge, kind],
  );
  useEffect(
    function reportStatus() {
      bridge.send({ type: 'tourbuilder', name: 'status-changed', data: status });
    },
    [bridge, status],
  );
  const sendGuide = useCallback(
    (guide: GuideForm, isDraft: boolean, waiting: string | undefined) => {
      const sent = writeSiteData({ guide, config: undefined, isDraft, field: waiting, problem: undefined });
      bridge.send({ type: 'tourbuilder', name: 'save', data: sent });
    },
    [bridge],
  );
  /** Hands the changes to the dashboard: the page, and the builder with it, may be replaced by another one. */
  const storeDraft = useCallback(
    (guide: GuideForm, waiting?: string) => sendGuide(guide, true, waiting),
    [sendGuide],
  );
  /** @throws ReportedProblem with the dashboard's answer */
  const save = useCallback(
    async (guide: GuideForm) => {
      const problem = await new Promise<string>((resolve) => {
        answer.current = resolve;
        setTimeout(
          () => resolve(translate('Adlane did not answer. Keep its tab open and try again.')),
          answerTimeoutMs,
        );
        sendGuide(guide, false, undefined);
      });
      answer.current = undefined;
      if (problem !== '') throw new ReportedProblem(problem);
    },
    [sendGuide],
  );
  const searchLinks = useCallback<SearchLinks>(
    (term) =>
      new Promise((resolve) => {
        // The last search wins; the field ignores the answers to earlier ones.
        foundLinks.current = resolve;
        bridge.send({ type: 'tourbuilder', name: 'smartlink-search', data: { term } });
      }),
    [bridge],
  );
  const clickElement = useCallback(
    (selector: string) => bridge.send({ type: 'tourbuilder', name: 'click', data: { selector } }),
    [bridge],
  );
  return { state, status, field, data, dispatch, storeDraft, save, searchLinks, clickElement };
}
