/** 'Hoje', 'Contatos', 'Conferir código' and 'Links e QR'. */
import { FoundPage } from '../../../admin/contacts/code/found-page.tsx';
import { ConversationList } from '../../../admin/contacts/conversation-list.tsx';
import { Funnel } from '../../../admin/contacts/funnel.tsx';
import { LinkEntry } from '../../../admin/contacts/links/link-entry.tsx';
import { LinkForm } from '../../../admin/contacts/links/link-form.tsx';
import { SaleForm } from '../../../admin/contacts/outcome-buttons.tsx';
import { PageRankings } from '../../../admin/contacts/page-rankings.tsx';
import { ReportTable } from '../../../admin/contacts/report-table.tsx';
import { TapsPlot } from '../../../admin/contacts/taps-plot.tsx';
import { FirstStepsList } from '../../../admin/today/first-steps/first-steps-list.tsx';
import { TodayBlock } from '../../../admin/today/today-block.tsx';
import { Specimen } from '../../specimen.tsx';
import { AfterHydration } from '../after-hydration.tsx';
import { leadRows, period, periodBefore } from '../sample-answers.ts';

const doNothing = () => {};

const steps = {
  whatsapp: '5511999990000',
  is_whatsapp_tried: true,
  has_second_factor: false,
  has_page: false,
};
const hours = leadRows.map((row, index) => ({ ...row, key: String(index * 5), taps: index + 1 }));
const recent = [{ at: '2026-11-18T12:00:00.000Z', slot: 'topo', source: 'google' }];
const page = { path: '/cidades/moema', title: 'Moema', kind: 'Cidade ou bairro' };
const reference = { code: '7K2', page, recent };
const link = { code: '7K3', page_key: page.path, label: 'Adesivo da van', path: page.path };

export default function ContactsParts() {
  return (
    <AfterHydration>
      {() => (
        <>
          <Specimen name="Today">
            <TodayBlock />
          </Specimen>
          <Specimen name="Today: first steps">
            <FirstStepsList steps={steps} />
          </Specimen>
          <Specimen name="Contacts">
            <div className="contacts">
              <Funnel rows={leadRows} before={leadRows} />
              <ReportTable period={period} before={periodBefore} />
              <PageRankings rows={leadRows} />
              <ConversationList />
            </div>
          </Specimen>
          <Specimen name="Taps by hour">
            <TapsPlot rows={hours} isByHour />
          </Specimen>
          <Specimen name="Code: its page, a sale">
            <div className="check-code">
              <FoundPage reference={reference} onDone={doNothing} />
              <SaleForm isBusy={false} onChoose={doNothing} onCancel={doNothing} />
            </div>
          </Specimen>
          <Specimen name="Short links: one, gone, changed">
            <ul className="link-list">
              <LinkEntry link={link} onDelete={doNothing} />
              <LinkEntry link={{ ...link, code: '7K4', path: null }} onDelete={doNothing} />
            </ul>
            <LinkForm link={link} onSaved={doNothing} onCancel={doNothing} />
          </Specimen>
        </>
      )}
    </AfterHydration>
  );
}
