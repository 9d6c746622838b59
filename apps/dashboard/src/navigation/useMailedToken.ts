import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readMailedToken } from './readMailedToken';

/**
 * Returns the token of the emailed link. It is removed from the URL before the page is painted, so that it is
 * not in the history, on the screen or in a copied URL.
 */
export function useMailedToken(): string | undefined {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const inAddress = readMailedToken(hash);
  const [token, setToken] = useState(inAddress);
  // The link of another email may be opened while this page is open.
  if (inAddress !== undefined && inAddress !== token) setToken(inAddress);
  useLayoutEffect(() => {
    if (inAddress !== undefined) void navigate({ pathname, search }, { replace: true });
  }, [inAddress, navigate, pathname, search]);
  return token;
}
