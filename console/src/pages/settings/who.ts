import { account, type Session } from '../../api/account';
import { useData, type Data } from '../../lib/data';

/** Who has signed in. What a role may not do is not offered; the service refuses it in any case. */
export function useWho(): Data<{ data: Session }> & { writes: boolean; owns: boolean } {
  const data = useData('who', account.session);
  const role = data.value?.data.role;
  return { ...data, writes: role === 'owner' || role === 'member', owns: role === 'owner' };
}
