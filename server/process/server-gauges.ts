/** The numbers of an HTTP server that its metrics show. */
import { type CardDrawer, maxWaiting } from '../social-cards/card-drawer.ts';
import type { Connections } from './connections.ts';
import type { ForwardedRequests } from './forwarded-requests.ts';
import type { GaugeSource } from './metrics.ts';
import type { RequestsUnderWay } from './requests-under-way.ts';

export interface GaugedServer {
  /** Read with each number, because the server gets its metrics before it listens. */
  connections(): Pick<Connections, 'count' | 'refused'>;
  maxConnections: number;
  underWay: Pick<RequestsUnderWay, 'count'>;
  forwarded: Pick<ForwardedRequests, 'untrusted'>;
  cardDrawer: Pick<CardDrawer, 'waiting'>;
}

export function serverGauges(gauged: GaugedServer): GaugeSource[] {
  const { connections, maxConnections, underWay, forwarded, cardDrawer } = gauged;
  return [
    {
      name: 'http_connections',
      help: `Open connections, of ${maxConnections} that a process keeps`,
      read: () => connections().count,
    },
    {
      name: 'http_connections_refused',
      help: 'Connections closed at once because the limit was reached',
      read: () => connections().refused,
    },
    {
      name: 'http_requests_under_way',
      help: 'Requests that are not answered yet',
      read: () => underWay.count,
    },
    {
      name: 'http_requests_forwarded_untrusted',
      help: 'Requests that a proxy forwarded while TRUST_PROXY is off',
      read: () => forwarded.untrusted,
    },
    {
      name: 'social_cards_waiting',
      help: `Social cards ordered and not drawn yet, of ${maxWaiting} that may wait`,
      read: () => cardDrawer.waiting,
    },
  ];
}
