/** Tells the owner of sign-ins from networks that are new to the account, until the owner confirms them. */
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { formatMoment } from '../../../ui/format.ts';
import { securityNotices } from '../security-notices.ts';
import { deviceName } from './device-name.ts';
import type { NewNetwork } from './session-calls.ts';
import { useConfirmNetwork, useSessionOverview } from './session-queries.ts';

export function NewNetworkNotices({ administratorId }: { administratorId: string }) {
  const overview = useSessionOverview(administratorId);
  const networks = overview.data?.newNetworks ?? [];
  if (networks.length === 0) return null;
  return (
    <section className="mt-6 grid gap-4" aria-label="Entradas de lugares novos">
      {networks.map((network) => (
        <NewNetworkNotice key={network.id} network={network} />
      ))}
    </section>
  );
}

function NewNetworkNotice({ network }: { network: NewNetwork }) {
  const confirm = useConfirmNetwork();
  const moment = formatMoment(network.first_seen_at);

  const handleConfirm = async () => {
    if (confirm.isPending) return;
    const result = await confirm.mutateAsync(network.id);
    if (!result.ok) securityNotices.failed(result.failure);
  };

  return (
    <div className="notice-box" role="status">
      <p className="font-semibold">Entraram na sua conta de um lugar novo</p>
      <p className="mt-1">
        {deviceName(network.user_agent)}, em <time dateTime={network.first_seen_at}>{moment}</time>. Não foi
        você? Troque a senha em <Link to={paths.adminSecurity()}>Segurança</Link>: isso encerra as outras
        sessões.
      </p>
      <button
        type="button"
        className="button button-compact button-quiet mt-3"
        aria-disabled={confirm.isPending}
        onClick={() => void handleConfirm()}
      >
        {confirm.isPending ? 'Um momento...' : 'Fui eu'}
        <span className="sr-only"> que entrei em {moment}</span>
      </button>
    </div>
  );
}
