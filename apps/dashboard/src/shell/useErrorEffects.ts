import { toast } from '@adlane/ui';
import { useStore } from 'jotai';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { reloadPage } from '../app/reloadPage';
import type { ErrorEffects } from '../errors/handleApiError';
import { type Area, getHomePath, getSignInPath } from '../navigation/paths';
import { getSessionAtom } from '../session/session.atoms';
import { reportToWidget } from './feedback/feedbackWidget';

/** Returns the effects of `handleApiError` in this app; bug tickets need the API, which needs these effects. */
export function useErrorEffects(area: Area): Omit<ErrorEffects, 'reportBug'> {
  const store = useStore();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      showError: (text) => toast({ tone: 'error', text }),
      clearSession: () => store.set(getSessionAtom(area), undefined),
      goToLogin: () => void navigate(getSignInPath(area, window.location.pathname + window.location.search)),
      goHome: () => void navigate(getHomePath(area)),
      reload: reloadPage,
      report: reportToWidget,
    }),
    [area, navigate, store],
  );
}
