import type { components, paths } from './account-schema';
import { client } from './client';

/**
 * What only the console has: its operations are no part of the public document and have one of their own, `account.json`. The
 * session of a page opens them, and no key does.
 */
type Schemas = components['schemas'];
export type Session = Schemas['SignedIn'];
export type Role = Session['role'];
export const ROLES: Role[] = ['owner', 'member', 'viewer'];
export type Key = Schemas['Key'];
export type Webhook = Schemas['WebhookShown'];
export type Secret = Schemas['WebhookSecret'];
export type Delivery = Schemas['DeliveryShown'];
export type Member = Schemas['MemberShown'];
export type Used = Schemas['Used'];
export type Organization = Schemas['OrganizationShown'];

const operations = client<paths>();

export const account = {
  session: (signal: AbortSignal) => operations.get('/api/v1/console/session', { signal }),
  organization: (signal: AbortSignal) => operations.get('/api/v1/console/organization', { signal }),
  rename: (name: string) => operations.patch('/api/v1/console/organization', { body: { name } }),
  keys: (signal: AbortSignal) => operations.get('/api/v1/console/keys', { signal }),
  createKey: (body: Schemas['KeyRequest']) => operations.post('/api/v1/console/keys', { body }),
  revokeKey: (key: string) => operations.delete('/api/v1/console/keys/{key}', { path: { key } }),
  webhooks: (signal: AbortSignal) => operations.get('/api/v1/console/webhooks', { signal }),
  addWebhook: (url: string, events: string[]) => operations.post('/api/v1/console/webhooks', { body: { url, events } }),
  removeWebhook: (webhook: string) => operations.delete('/api/v1/console/webhooks/{webhook}', { path: { webhook } }),
  rotate: (webhook: string) => operations.post('/api/v1/console/webhooks/{webhook}/rotate', { path: { webhook } }),
  enable: (webhook: string) => operations.post('/api/v1/console/webhooks/{webhook}/enable', { path: { webhook } }),
  deliveries: (webhook: string, page: number, signal: AbortSignal) =>
    operations.get('/api/v1/console/webhooks/{webhook}/deliveries', { path: { webhook }, query: { page, pageSize: 20 }, signal }),
  test: (webhook: string) => operations.post('/api/v1/console/webhooks/{webhook}/test', { path: { webhook } }),
  redeliver: (webhook: string, deliveryId: string) =>
    operations.post('/api/v1/console/webhooks/{webhook}/redeliver', { path: { webhook }, body: { deliveryId } }),
  members: (page: number, signal: AbortSignal) => operations.get('/api/v1/console/members', { query: { page, pageSize: 50 }, signal }),
  addMember: (email: string, role: Role) => operations.post('/api/v1/console/members', { body: { email, role } }),
  changeRole: (member: string, role: Role) => operations.patch('/api/v1/console/members/{member}', { path: { member }, body: { role } }),
  removeMember: (member: string) => operations.delete('/api/v1/console/members/{member}', { path: { member } }),
};
