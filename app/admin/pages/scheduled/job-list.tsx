/** 'Tarefas do site': the site's automatic jobs, and how each went the last time. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { JobName } from '#domain/jobs/job.ts';
import { formatCount, formatMoment } from '../../../ui/format.ts';
import { ListState } from '../../account/list-state.tsx';
import { useBackend } from '../../session/backend-context.tsx';
import { type ListedJob, listJobs } from './schedule-api.ts';

/** In the order in which they are listed. */
const jobTexts: Readonly<Record<JobName, { name: string; one: string; several: string }>> = {
  publish_scheduled: { name: 'Publicar o que foi agendado', one: 'página', several: 'páginas' },
  flush_contacts: { name: 'Guardar as contagens de contatos', one: 'contagem', several: 'contagens' },
  flush_addresses: {
    name: 'Guardar o que foi procurado e não achado',
    one: 'endereço',
    several: 'endereços',
  },
  empty_trash: { name: 'Esvaziar a lixeira depois de 30 dias', one: 'página', several: 'páginas' },
  forget_preview_links: { name: 'Apagar links de prévia vencidos', one: 'link', several: 'links' },
  forget_missed_addresses: {
    name: 'Apagar endereços sem pedidos há um ano',
    one: 'endereço',
    several: 'endereços',
  },
  write_first_versions: { name: 'Guardar a primeira versão das páginas', one: 'lote', several: 'lotes' },
  write_fingerprints: { name: 'Comparar páginas novas com as outras', one: 'lote', several: 'lotes' },
};

export function JobList() {
  const backend = useBackend();
  const jobs = useQuery({ queryKey: ['jobs'], queryFn: () => listJobs(backend()) });
  return (
    <section className="mt-10" aria-labelledby="jobs">
      <h2 id="jobs" className="text-xl">
        Tarefas do site
      </h2>
      <p className="mt-2 text-muted">O que ele faz sozinho, e quando fez pela última vez.</p>
      <ListState query={jobs} failure="Não foi possível carregar as tarefas." />
      {jobs.data !== undefined && (
        <dl className="job-list">
          {Object.entries(jobTexts).map(([name, texts]) => (
            <div key={name}>
              <dt>{texts.name}</dt>
              <dd>
                {lastRunText(
                  jobs.data.find((job) => job.name === name),
                  texts,
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {!jobs.isPending && <BackupAdvice />}
    </section>
  );
}

/** The card of 'Hoje' that asks for a backup leads here. Rendered once the list above has loaded, so that it stays put. */
function BackupAdvice() {
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hash === '#copia') heading.current?.focus();
  }, [hash]);

  return (
    <>
      <h3 id="copia" ref={heading} tabIndex={-1} className="mt-8 text-lg">
        Cópia de segurança
      </h3>
      <p className="mt-2 max-w-prose text-muted">
        Esta o site não faz sozinho. Peça a quem cuida do servidor para rodar o comando abaixo toda noite e
        levar a pasta para outro lugar. Ele guarda as catorze cópias mais novas.
      </p>
      <code className="command mt-3">npm run cli -- backup --keep 14 PASTA</code>
    </>
  );
}

function lastRunText(job: ListedJob | undefined, { one, several }: { one: string; several: string }): string {
  if (job === undefined || job.ended_at === null) return 'Nada a fazer até agora';
  const moment = formatMoment(job.ended_at);
  if (job.outcome === 'failed') return `${moment} · falhou, tenta de novo sozinho`;
  if (job.affected === 0) return `${moment} · nada a fazer`;
  return `${moment} · ${formatCount(job.affected)} ${job.affected === 1 ? one : several}`;
}
