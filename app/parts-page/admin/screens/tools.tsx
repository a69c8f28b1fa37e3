/** Creating several pages, the account, and the health of the site. */
import { LostPhone } from '../../../admin/account/factors/lost-phone.tsx';
import { NewFactorKey } from '../../../admin/account/factors/new-factor-key.tsx';
import { SecondFactors } from '../../../admin/account/factors/second-factors.tsx';
import { ActiveSessions } from '../../../admin/account/sessions/active-sessions.tsx';
import { NewNetworkNotices } from '../../../admin/account/sessions/new-network-notices.tsx';
import { TitleChoiceList } from '../../../admin/creation/choice/title-choice-list.tsx';
import { GeneratorForm } from '../../../admin/creation/generator/generator-form.tsx';
import { QueueActions } from '../../../admin/creation/generator/queue-actions.tsx';
import { AlikeGroupEntry } from '../../../admin/site-health/alike/alike-group.tsx';
import { MissedEntry } from '../../../admin/site-health/missed/missed-entry.tsx';
import { RedirectEntry } from '../../../admin/site-health/redirects/redirect-entry.tsx';
import { RedirectForm } from '../../../admin/site-health/redirects/redirect-form.tsx';
import { Specimen } from '../../specimen.tsx';
import { AfterHydration } from '../after-hydration.tsx';
import { sampleAdministratorId } from '../sample-answers.ts';

const doNothing = () => {};

const titles = ['Motor de portão em Moema', 'Conserto de portão na Lapa', 'Troca de placa em Osasco'];
const [first = '', second = ''] = titles;
const choice = {
  titles,
  chosen: [first],
  taken: new Set([second]),
  choose: doNothing,
  chooseAll: doNothing,
  markTaken: doNothing,
};
const queue = { next: second, count: 2, advance: doNothing, skip: doNothing };

/** A fixed drawing, because the code of a real key would be different each time. */
const qrCode =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6H1z"/></svg>';
const newFactor = {
  id: '1',
  name: 'Celular da Ana',
  qrCode,
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  appAddress: 'otpauth://totp/exemplo',
};

const missed = {
  path: '/cidade/moema',
  people: 12,
  robots: 2,
  last_at: '2026-11-18T12:00:00.000Z',
  referrer_host: 'www.google.com',
  state: 'open' as const,
  suggestions: [{ path: '/cidades/moema', title: 'Moema', reason: 'O mesmo nome, em outro endereço.' }],
};
const redirect = { from: '/promocao', to: '/motores', status: 301, hits: 4, lastHitAt: missed.last_at };
const group = {
  count: 2,
  pages: titles.slice(0, 2).map((title, index) => ({
    id: String(index),
    path: `/links-uteis/pagina-${index + 1}`,
    title,
    similarity: 0.92,
    is_listed: index === 0,
  })),
};

export default function ToolParts() {
  return (
    <AfterHydration>
      {() => (
        <>
          <Specimen name="Generator: its form, its queue">
            <GeneratorForm
              work={{ titles: titles.join('\n'), creativity: 75, page: null }}
              onChange={doNothing}
              count={titles.length}
              isTitleMissing={false}
              titlesRef={null}
              isGenerating={false}
              isRunning={false}
              onSubmit={doNothing}
            />
            <QueueActions queue={queue} isSaving={false} onSave={doNothing} />
          </Specimen>
          <Specimen name="Titles of a batch: chosen, taken, left out">
            <TitleChoiceList choice={choice} />
          </Specimen>
          <Specimen name="Account: a new place, factors, a new key, sessions">
            <NewNetworkNotices administratorId={sampleAdministratorId} />
            <SecondFactors administratorId={sampleAdministratorId} />
            <div className="step">
              <NewFactorKey factor={newFactor} />
            </div>
            <LostPhone />
            <ActiveSessions administratorId={sampleAdministratorId} />
          </Specimen>
          <Specimen name="Site health: missed, redirects, similar pages">
            <ul className="address-list">
              <MissedEntry missed={missed} />
              <RedirectEntry redirect={redirect} />
            </ul>
            <RedirectForm initial={{ from: '', to: '', status: 301 }} isNew onDone={doNothing} />
            <AlikeGroupEntry isOpen group={group} onMerge={doNothing} />
          </Specimen>
        </>
      )}
    </AfterHydration>
  );
}
