import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readMailedToken } from './readMailedToken';

/**
 * The token of the mailed link that led here. It is taken out of the address before the page is painted: nobody reads
 * it off the screen, out of the history or out of a copied address.
 */
export function useMailedToken(): string | undefined {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const inAddress = readMailedToken(hash);
  const [token, setToken] = useState(inAddress);
  // Another mail's link may be opened where this page is open already.
  if (inAddress !== undefined && inAddress !== token) setToken(inAddress);
  useLayoutEffect(() => {
    if (inAddress !== undefined) void navigate({ pathname, search }, { replace: true });
  }, [inAddress, navigate, pathname, search]);
  return token;
}
