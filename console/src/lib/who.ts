import { account, type Session } from '../api/account';
import { useData, type Data } from './data';

/**
 * Who has signed in. What a role may not do is not offered; the service refuses it in any case. `looks` is known to change nothing:
 * pages of brands ask for it, so that what nearly everybody may do does not come late.
 */
export function useWho(): Data<{ data: Session }> & { writes: boolean; owns: boolean; looks: boolean } {
  const data = useData('who', account.session);
  const role = data.value?.data.role;
  return { ...data, writes: role === 'owner' || role === 'member', owns: role === 'owner', looks: role === 'viewer' };
}
