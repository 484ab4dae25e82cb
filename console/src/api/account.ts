import { request } from './client';

/**
 * What only the console has: its operations are no part of the public document, so their types stand here, beside
 * `functions/console`. The session of a page opens them, and no key does.
 */
const ROOT = '/api/v1/console';

export type Role = 'owner' | 'member' | 'viewer';
export const ROLES: Role[] = ['owner', 'member', 'viewer'];

export interface Session {
  accountId: string;
  email: string;
  verified: boolean;
  role: Role;
  organizationId: string;
  organization: string;
  mcpUrl: string;
}

export interface Key {
  id: string;
  name: string | null;
  prefix: string | null;
  scopes: string[];
  status: 'active' | 'expired' | 'revoked';
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
}

export interface Webhook {
  id: string;
  url: string;
  events: string[];
  enabled: boolean;
  disabledReason: string | null;
  failingSince: string | null;
  createdAt: string;
}

export interface Secret {
  id: string;
  secret: string;
  previousUntil?: string;
}

export interface Attempt {
  at: string;
  status: number | null;
  failure: string | null;
  durationMs: number;
  answer: string;
}

export interface Delivery {
  id: string;
  event: string;
  state: 'open' | 'delivered' | 'dropped';
  createdAt: string;
  body: string;
  attempts: Attempt[];
}

export interface Member {
  id: string;
  email: string;
  verified: boolean;
  role: Role;
  since: string;
}

export interface Used {
  used: number;
  limit: number;
}

export interface Organization {
  id: string;
  name: string;
  createdAt: string;
  prompts: Used;
  brands: Used;
  credits: Used;
  viewLimit: number;
  rateLimit: string;
  topicsDisabled: boolean;
  collection: { on: boolean; at: string; timeZone: string; repetitions: number; dailyCap: number | null; monthlyBudget: number | null };
}

interface Pages {
  pagination: { page: number; pageSize: number; totalItems: number };
}

const ask = <T>(path: string, signal?: AbortSignal) => request('GET', `${ROOT}/${path}`, undefined, signal) as Promise<T>;
const change = <T>(method: string, path: string, body?: unknown) => request(method, `${ROOT}/${path}`, body) as Promise<T>;

export const account = {
  session: (signal: AbortSignal) => ask<{ data: Session }>('session', signal),
  organization: (signal: AbortSignal) => ask<{ data: Organization }>('organization', signal),
  rename: (name: string) => change<void>('PATCH', 'organization', { name }),
  keys: (signal: AbortSignal) => ask<{ data: { keys: Key[]; limit: number } }>('keys', signal),
  createKey: (key: { name?: string; scopes: string[]; expiresAt?: string }) => change<{ data: { id: string; apiKey: string } }>('POST', 'keys', key),
  revokeKey: (id: string) => change<void>('DELETE', `keys/${id}`),
  webhooks: (signal: AbortSignal) => ask<{ data: { webhooks: Webhook[]; events: string[] } }>('webhooks', signal),
  addWebhook: (url: string, events: string[]) => change<{ data: Secret }>('POST', 'webhooks', { url, events }),
  removeWebhook: (id: string) => change<void>('DELETE', `webhooks/${id}`),
  rotate: (id: string) => change<{ data: Secret }>('POST', `webhooks/${id}/rotate`),
  enable: (id: string) => change<{ data: Webhook }>('POST', `webhooks/${id}/enable`),
  deliveries: (id: string, page: number, signal: AbortSignal) =>
    ask<{ data: { deliveries: Delivery[] } } & Pages>(`webhooks/${encodeURIComponent(id)}/deliveries?page=${page}&pageSize=20`, signal),
  test: (id: string) => change<{ data: Delivery }>('POST', `webhooks/${id}/test`),
  redeliver: (id: string, deliveryId: string) => change<{ data: Delivery }>('POST', `webhooks/${id}/redeliver`, { deliveryId }),
  members: (page: number, signal: AbortSignal) => ask<{ data: { members: Member[] } } & Pages>(`members?page=${page}&pageSize=50`, signal),
  addMember: (email: string, role: Role) => change<{ data: { id: string; email: string; password?: string } }>('POST', 'members', { email, role }),
  changeRole: (id: string, role: Role) => change<void>('PATCH', `members/${id}`, { role }),
  removeMember: (id: string) => change<void>('DELETE', `members/${id}`),
};
